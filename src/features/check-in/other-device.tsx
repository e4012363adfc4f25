import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

import { Failure } from '#components/failure.tsx';
import { CopyValue } from '#components/share.tsx';
import type { VerificationWatch } from '#data/check-in.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { LazyQrCode } from '#ui/lazy-qr-code.tsx';

/** This page on another device: scanned or sent; this one notices when it is done (R4-22). */
export function OtherDevice({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const { href } = useRouter().buildLocation({ to: '/stay/check-in', search: { slug } });
  const link = new URL(href, window.location.origin).href;
  return (
    <div className="flex flex-col items-center gap-4 wide:flex-row wide:gap-6">
      <LazyQrCode value={link} label={t`QR code that opens this page on another device`} className="w-44 shrink-0" />
      <div className="flex flex-col gap-3">
        <p className="text-pretty">
          <Trans>
            Scan this code with the device whose camera you want to use. This page will continue once you have finished
            there.
          </Trans>
        </p>
        <CopyValue value={link} label={t`Copy the link`} />
      </div>
    </div>
  );
}

/** Asks for the result by hand, once the page has stopped asking by itself (R4-22). */
export function CheckAgain({ watch }: { watch: VerificationWatch }) {
  const { t } = useLingui();
  const [hasAsked, setAsked] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const { isOver, isFetching, error, checkAgain } = watch;
  if (!isOver) return null;
  const ask = async () => {
    setAsked(true);
    setAnswered(false);
    await checkAgain();
    setAnswered(true);
  };
  return (
    <div className="flex flex-col gap-3">
      {error && !isFetching && <Failure error={error} />}
      <Button look="quiet" isBusy={isFetching && hasAsked} onClick={() => void ask()}>
        {t`Check again`}
      </Button>
      <p role="status" className="text-center text-body text-soft empty:hidden">
        {isAnswered && !isFetching && !error ? t`Nothing new yet.` : ''}
      </p>
    </div>
  );
}

interface ElsewhereProps {
  slug: Slug;
  watch: VerificationWatch;
}

/** The way to another device, folded. */
export function Elsewhere({ slug, watch }: ElsewhereProps) {
  const { t } = useLingui();
  return (
    <Card isFlush>
      <Disclosure look="list" label={t`Use another device`}>
        <div className="flex flex-col gap-4">
          <OtherDevice slug={slug} />
          <CheckAgain watch={watch} />
        </div>
      </Disclosure>
    </Card>
  );
}
