import { useLingui } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import QrCode from 'lucide-react/icons/qr-code';
import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';

import { CopyValue, stayLink } from '#components/share.tsx';
import type { Slug } from '#domain/stay/stay.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { LazyQrCode } from '#ui/lazy-qr-code.tsx';
import { Sheet } from '#ui/sheet.tsx';

import type { StayContent } from './paper.tsx';

interface TakeAlongProps extends StayContent {
  /** The preview of the page to print. */
  paper: ComponentType<StayContent>;
  /** It is in a sheet. */
  isFlat?: boolean | undefined;
}

/** The stay on paper and on a second phone, for when this one has no power. */
export function TakeAlong({ paper, isFlat, ...content }: TakeAlongProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<'paper' | 'phone' | null>(null);
  const close = () => setShown(null);
  return (
    <Card isFlat={isFlat} as="section" aria-labelledby="take-along-title" className="no-print">
      <CardHead id="take-along-title" title={t`Take your stay with you`} />
      <p className="text-body text-pretty">{t`On paper or on a second phone, in case this phone runs out of battery.`}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" className="text-start" onClick={() => setShown('paper')}>
          <Printer aria-hidden strokeWidth={1.9} className="size-4.5 shrink-0" />
          <span>{t`Print or save as PDF`}</span>
        </Button>
        <Button look="quiet" className="text-start" onClick={() => setShown('phone')}>
          <QrCode aria-hidden strokeWidth={1.9} className="size-4.5 shrink-0" />
          <span>{t`Continue on another phone`}</span>
        </Button>
      </div>
      <PaperSheet isOpen={shown === 'paper'} onClose={close} paper={paper} {...content} />
      <AnotherPhone isOpen={shown === 'phone'} onClose={close} slug={content.stay.slug} />
    </Card>
  );
}

interface PaperSheetProps extends StayContent {
  isOpen: boolean;
  onClose: () => void;
  /** Rendered once the sheet opens; if its code fails to load, the browser prints the page on screen. */
  paper: ComponentType<StayContent>;
}

/** Shows the page before it is printed. */
function PaperSheet({ isOpen, onClose, paper: Paper, ...content }: PaperSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Print or save as PDF`}
      closeLabel={t`Close`}
      actions={
        <Button onClick={() => window.print()}>
          <Printer aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
          <span>{t({ message: 'Print', comment: 'Opens the print dialog of the browser' })}</span>
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

interface AnotherPhoneProps {
  isOpen: boolean;
  onClose: () => void;
  slug: Slug;
}

/** The link of the stay as a code that another phone scans, and who may open it (R6-14). */
function AnotherPhone({ isOpen, onClose, slug }: AnotherPhoneProps) {
  const { t } = useLingui();
  const link = stayLink(slug);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Continue on another phone`}
      closeLabel={t`Close`}
      actions={<CopyValue value={link} label={t`Copy the link`} />}
    >
      <p className="text-pretty">{t`Scan this code with the camera of the other phone. Your stay will open there, with no need to sign in.`}</p>
      <div className="mx-auto w-full max-w-56 py-1">
        <LazyQrCode value={link} label={t`QR code that opens this stay on another phone`} />
      </div>
      <p className="text-body text-pretty text-soft">
        {t`Anyone with this link can open your doors, order extras on your card and pass the link on. Show this code only to people you trust.`}
      </p>
    </Sheet>
  );
}
