import type { ComponentProps } from 'react';

import { Skeleton } from '#ui/skeleton.tsx';
import { latePart } from '#lib/late-part.ts';
import type { QrCode as Code } from '#ui/qr-code.tsx';

// Not on the way to a door code; and a door must open where its chunk cannot be had.
const QrCode = latePart(() => import('#ui/qr-code.tsx').then((file) => file.QrCode));

/** A QR code in a file that no page waits for; without it there is none. */
export const LateQrCode = (props: ComponentProps<typeof Code>) => (
  <QrCode {...props} fallback={<Skeleton shape="block" className="size-full" />} />
);
