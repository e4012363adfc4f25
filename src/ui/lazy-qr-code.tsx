import { Suspense } from 'react';
import type { ComponentProps } from 'react';

import { lazyOptional } from '#lib/lazy-optional.ts';

import { Skeleton } from './skeleton.tsx';
import type { QrCode as Code } from './qr-code.tsx';

const QrCode = lazyOptional(() => import('./qr-code.tsx').then((file) => file.QrCode));

/** A QR code, whose encoder few guests need; without its file there is none. */
export const LazyQrCode = (props: ComponentProps<typeof Code>) => (
  <Suspense fallback={<Skeleton shape="block" className="size-full" />}>
    <QrCode {...props} />
  </Suspense>
);
