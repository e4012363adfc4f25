import { useLingui } from '@lingui/react/macro';

import type { Slug } from '#domain/stay/slug.ts';
import { latePart } from '#lib/late-part.ts';
import { CardPending } from '#ui/skeleton.tsx';

/** For a page that loads this file before it renders. */
export const InviteGuests = latePart(() => import('./later/invite-guests.tsx').then((file) => file.InviteGuests));

/** `InviteGuests` in a file that no first page waits for: its pages show it at their foot. */
export function LateInviteGuests({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <InviteGuests
      slug={slug}
      fallback={<CardPending title={t`Invite guests`} lines={3} hasButton className="no-print" />}
    />
  );
}
