import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { Suspense } from 'react';
import type { ComponentType } from 'react';

import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';

import type { KnownContent } from './paper-content.ts';

interface PaperSheetProps extends KnownContent {
  isOpen: boolean;
  onClose: () => void;
  /** Loaded when the sheet opens. Without its file the browser prints the page on screen. */
  paper: ComponentType<KnownContent>;
}

/** Shows the page before it is printed. */
export function PaperSheet({ isOpen, onClose, paper: Paper, ...content }: PaperSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={t`Print or save as PDF`}
      closeLabel={t`Close`}
      actions={
        <Button onClick={() => window.print()}>
          <Printer aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
          {t({ message: 'Print', comment: 'Opens the print dialog of the browser' })}
        </Button>
      }
    >
      <Suspense fallback={<div className="min-h-96" />}>
        <Paper {...content} />
      </Suspense>
      <p className="text-body text-pretty text-soft">
        {t`To keep the page as a file, choose “Save as PDF” where you choose the printer.`}
      </p>
    </Sheet>
  );
}
