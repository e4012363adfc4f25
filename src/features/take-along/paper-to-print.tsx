import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { createPortal } from 'react-dom';

import { SwitchField } from '#ui/choice.tsx';

import type { PaperContent } from './paper-content.ts';
import { PaperPreview, setFit } from './paper-preview.tsx';
import { Paper } from './paper.tsx';

/** The page as the printer will have it, and whether codes go on it. */
export function PaperToPrint(content: PaperContent) {
  const { t } = useLingui();
  // Never remembered: paper is found by others.
  const [hasCodes, setHasCodes] = useState(false);
  const [fit, noteFit] = useState(1);
  const canHaveCodes = content.doors.some(({ code }) => code !== null);
  return (
    <>
      {canHaveCodes && (
        <SwitchField
          label={t`Print the door codes`}
          detail={t`Whoever finds the page can then open your doors.`}
          checked={hasCodes}
          onChange={(event) => setHasCodes(event.currentTarget.checked)}
        />
      )}
      <PaperPreview label={t`How the page will look`} onFit={noteFit}>
        <Paper {...content} hasCodes={hasCodes} />
      </PaperPreview>
      {createPortal(
        <div ref={(page) => setFit(page, fit)} className="paper-print">
          <Paper {...content} hasCodes={hasCodes} />
        </div>,
        document.body,
      )}
    </>
  );
}
