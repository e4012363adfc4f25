import { Suspense } from 'react';
import type { ComponentProps } from 'react';

import { lazyOptional } from '#lib/lazy-optional.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { QrCode as Code } from '#ui/qr-code.tsx';

const QrCode = lazyOptional(() => import('#ui/qr-code.tsx').then((file) => file.QrCode));

/** A QR code, whose encoder few guests need; without its file there is none. */
export const LateQrCode = (props: ComponentProps<typeof Code>) => (
  <Suspense fallback={<Skeleton shape="block" className="size-full" />}>
    <QrCode {...props} />
  </Suspense>
);
