import { useLingui } from '@lingui/react/macro';
import { Printer, QrCode } from 'lucide-react';
import { useState } from 'react';
import type { ComponentType } from 'react';

import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';

import { AnotherPhone } from './another-phone.tsx';
import type { KnownContent } from './paper-content.ts';
import { PaperSheet } from './paper-sheet.tsx';

interface TakeAlongProps extends KnownContent {
  /** The page to print. */
  paper: ComponentType<KnownContent>;
}

/** The stay on paper and on a second phone, for when this one has no power. */
export function TakeAlong({ paper, ...content }: TakeAlongProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<'paper' | 'phone' | null>(null);
  const close = () => setShown(null);
  return (
    <Card as="section" aria-labelledby="take-along-title" className="no-print">
      <CardHead id="take-along-title" title={t`Take your stay with you`} />
      <p className="text-body text-pretty">{t`On paper or on a second phone, in case this one runs out of power.`}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" className="text-start" onClick={() => setShown('paper')}>
          <Printer aria-hidden strokeWidth={1.9} className="size-4.5 shrink-0" />
          {t`Print or save as PDF`}
        </Button>
        <Button look="quiet" className="text-start" onClick={() => setShown('phone')}>
          <QrCode aria-hidden strokeWidth={1.9} className="size-4.5 shrink-0" />
          {t`Continue on another phone`}
        </Button>
      </div>
      <PaperSheet isOpen={shown === 'paper'} onClose={close} paper={paper} {...content} />
      <AnotherPhone isOpen={shown === 'phone'} onClose={close} slug={content.stay.slug} />
    </Card>
  );
}
