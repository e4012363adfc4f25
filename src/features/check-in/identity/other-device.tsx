import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';

import { CopyValue } from '#components/copy-value.tsx';
import type { Slug } from '#domain/stay/slug.ts';
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
