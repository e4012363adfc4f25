import { useLingui } from '@lingui/react/macro';

import type { Slug } from '#domain/stay/slug.ts';
import { Card, CardHead } from '#ui/card.tsx';

import { ShareButton } from './share-button.tsx';
import { stayLink } from './stay-link.ts';

/** The link of the stay for those who come along, and what it can do in their hands (R2-113, R2-162, R6-14, R6-16). */
export function InviteGuests({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="invite-title" className="no-print">
      <CardHead id="invite-title" title={t`Invite guests`} />
      <p className="text-body text-pretty">
        {t`Sharing gives full access: whoever has the link can open your doors, order extras on your card and pass it on.`}
      </p>
      <div>
        <ShareButton url={stayLink(slug)} label={t`Share the link`} copyLabel={t`Copy the link`} />
      </div>
    </Card>
  );
}
