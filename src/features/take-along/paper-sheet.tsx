import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';

import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SwitchField } from '#ui/switch-field.tsx';

import type { PaperContent } from './paper-content.ts';
import { PaperPreview, setFit } from './paper-preview.tsx';
import { Paper } from './paper.tsx';

interface PaperSheetProps extends PaperContent {
  isOpen: boolean;
  onClose: () => void;
}

/** Shows the page before it is printed, and asks whether codes go on it. */
export function PaperSheet({ isOpen, onClose, ...content }: PaperSheetProps) {
  const { t } = useLingui();
  // Never remembered: paper is found by others.
  const [hasCodes, setHasCodes] = useState(false);
  const [fit, noteFit] = useState(1);
  const canHaveCodes = content.doors.some(({ code }) => code !== null);
  const close = () => {
    setHasCodes(false);
    onClose();
  };
  return (
    <>
      <Sheet
        open={isOpen}
        onClose={close}
        title={t`Print or save as PDF`}
        closeLabel={t`Close`}
        actions={
          <Button onClick={() => window.print()}>
            <Printer aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
            {t({ message: 'Print', comment: 'Opens the print dialog of the browser' })}
          </Button>
        }
      >
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
        <p className="text-body text-pretty text-soft">
          {t`To keep the page as a file, choose “Save as PDF” where you choose the printer.`}
        </p>
      </Sheet>
      {isOpen &&
        createPortal(
          <div ref={(page) => setFit(page, fit)} className="paper-print">
            <Paper {...content} hasCodes={hasCodes} />
          </div>,
          document.body,
        )}
    </>
  );
}
