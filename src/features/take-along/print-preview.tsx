import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { onResize } from '#lib/optional-apis.ts';
import { SwitchField } from '#ui/choice.tsx';

import { Paper } from './paper.tsx';
import type { PaperContent } from './paper.tsx';

/** Long texts are scaled down in these steps, at most to this share, so that they stay on one sheet; longer ones take two. */
const STEP = 0.03;
const SMALLEST = 0.7;

/** The height of a sheet by its width, as `paper.css` has them. */
const SHEET = 296 / 210;

/** Scales all text of a page; 1 is the design. */
const applyFit = (element: HTMLElement | null, fit: number): void => element?.style.setProperty('--fit', String(fit));

/** The page as the browser will print it, and the choice to print codes. */
export function PrintPreview(content: PaperContent) {
  const { t } = useLingui();
  // Not persisted, because others may find the paper.
  const [hasCodes, setHasCodes] = useState(false);
  const [fit, setFit] = useState(1);
  const canHaveCodes = content.doors.some(({ code }) => code !== null);
  return (
    <>
      {canHaveCodes && (
        <SwitchField
          label={t`Print the door codes`}
          detail={t`Anyone who finds the page can then open your doors.`}
          checked={hasCodes}
          onChange={(event) => setHasCodes(event.currentTarget.checked)}
        />
      )}
      <ScaledPage label={t`How the page will look`} onFit={setFit}>
        <Paper {...content} hasCodes={hasCodes} />
      </ScaledPage>
      {createPortal(
        <div ref={(page) => applyFit(page, fit)} className="paper-print">
          <Paper {...content} hasCodes={hasCodes} />
        </div>,
        document.body,
      )}
    </>
  );
}

interface ScaledPageProps {
  label: string;
  /** Called with the size at which one sheet holds everything; 1 is the design. */
  onFit: (fit: number) => void;
  children: ReactNode;
}

/** Shows the page scaled to its frame, and finds the font size at which one sheet holds everything. */
function ScaledPage({ label, onFit, children }: ScaledPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);

  // Runs after every render: codes and the guide change how long the page is.
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, page.current];
    if (!outer || !inner) return undefined;
    const measure = () => {
      // While it is printed the preview is hidden, and nothing can be measured.
      if (inner.offsetWidth === 0) return;
      let next = 1;
      const isTooLong = () => inner.offsetHeight > Math.ceil(inner.offsetWidth * SHEET);
      applyFit(inner, next);
      while (isTooLong() && next > SMALLEST) {
        next -= STEP;
        applyFit(inner, next);
      }
      // All of it is shown, however many sheets it takes.
      inner.style.scale = String(
        Math.min(outer.clientWidth / inner.offsetWidth, outer.clientHeight / inner.offsetHeight),
      );
      onFit(next);
    };
    measure();
    return onResize(outer, measure);
  });

  return (
    <div ref={frame} role="img" aria-label={label} className="paper-frame">
      <div ref={page} inert className="paper-page">
        {children}
      </div>
    </div>
  );
}
