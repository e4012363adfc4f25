import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { Link } from '#components/link.tsx';
import { SupportChannels } from '#components/support-channels.tsx';
import { partnersQuery } from '#data/product-content/product-content.ts';
import type { Partner } from '#domain/partner/partner.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

import { ACCESS_MESSAGES } from './access-messages.ts';

/** Nothing is known of the way in, or it has to be arranged: people to ask. */
const needsPeople = ({ accessType, accessGuidelines }: Partner): boolean =>
  accessType === 'on-demand' || (accessType === 'unknown' && accessGuidelines === null);

/** With the pass in hand: how to get into each gym, and its own guidelines (R2-108, R3-97). */
export function GymAccess({ slug, property }: { slug: Slug; property: Property }) {
  const { t } = useLingui();
  const gyms = useQuery(partnersQuery(property.id)).data?.gym ?? [];
  if (gyms.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="gym-access-title">
      <CardHead id="gym-access-title" title={t`How to get in`} />
      <ul className="flex flex-col gap-5">
        {gyms.map((gym) => (
          <li key={gym.id} className="flex flex-col gap-2">
            {gyms.length > 1 && <h3 translate="no">{gym.name}</h3>}
            <GymGuidance gym={gym} />
            {gym.accessType === 'in-building' && (
              <Link to="/stay/access" search={{ slug }} className={buttonClass('quiet', 'self-start')}>
                {t`Your door codes`}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {gyms.some(needsPeople) && <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
    </Card>
  );
}

function GymGuidance({ gym: { accessType, accessGuidelines } }: { gym: Partner }) {
  const { t, i18n } = useLingui();
  const words = ACCESS_MESSAGES[accessType];
  return (
    <>
      {words && <p className="text-lead font-medium text-pretty">{i18n._(words)}</p>}
      {accessGuidelines !== null && <p className="max-w-[60ch] text-pretty whitespace-pre-line">{accessGuidelines}</p>}
      {!words && accessGuidelines === null && <p>{t`Ask us how to get in before you go.`}</p>}
    </>
  );
}
