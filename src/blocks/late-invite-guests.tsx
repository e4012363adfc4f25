import { Suspense } from 'react';

import type { Slug } from '#domain/stay/slug.ts';
import { latePart } from '#lib/late-part.ts';
import { Card } from '#ui/card.tsx';

const InviteGuests = latePart(() => import('./later/invite-guests.tsx').then((file) => file.InviteGuests));

/** `InviteGuests` in a file that no first page waits for: its pages show it at their foot. */
export const LateInviteGuests = ({ slug }: { slug: Slug }) => (
  <Suspense fallback={<Card className="no-print min-h-40" />}>
    <InviteGuests slug={slug} />
  </Suspense>
);
