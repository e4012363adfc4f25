import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import DoorOpen from 'lucide-react/icons/door-open';

import { Link } from '#components/link.tsx';
import { NotOffered } from '#components/products/not-offered.tsx';
import { PartnerList, useIsListed } from '#components/products/partner-list.tsx';
import { Passes } from '#components/products/passes.tsx';
import { PRODUCT_LEADS } from '#components/messages/product-messages.ts';
import { Purchase } from '#components/order/purchase.tsx';
import { ReadableField } from '#components/failure.tsx';
import { SupportChannels } from '#components/support-channels.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { partnersQuery } from '#data/products.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import { hasEnough } from '#domain/pass/pass.ts';
import { draftForWholeStay } from '#domain/order/draft.ts';
import type { GymAccessType, Partner } from '#domain/pass/pass.ts';
import { passesOf } from '#domain/pass/pass.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import { takesOrders } from '#domain/stay/stay-phase.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/use-time.ts';
import { buttonClass } from '#ui/button.tsx';
import { CardHead, Card } from '#ui/card.tsx';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';

interface GymPageProps {
  slug: Slug;
  productId: string | undefined;
}

/** The passes, how to get in, the gyms, and the order of a pass for the whole stay (R2-25, R2-108, R3-97). */
export function GymPage({ slug, productId }: GymPageProps) {
  const { t, i18n } = useLingui();
  const { stay, property, zone } = useStay(slug);
  const passes = useAtTime((now) => passesOf(stay, 'gym', now, zone));
  const { product } = productOffer(stay, 'gym', productId);
  const hasPass = passes.some(({ state }) => state !== 'used');
  const isEnough = useAtTime((now) => hasEnough(stay, 'gym', now, zone));
  const isListed = useIsListed('gym', property.id);
  const needsMore = takesOrders(stay) && !isEnough;
  return (
    <Page>
      <PageTitle lead={!hasPass && i18n._(PRODUCT_LEADS.gym)}>
        {t({ message: 'Gym', comment: 'A product: training in a gym near the house' })}
      </PageTitle>
      <SummaryColumns
        summary={
          needsMore && product && isListed ? (
            <Purchase draft={draftForWholeStay(product, stay)} stay={stay} property={property} />
          ) : (
            <StaySummary stay={stay} property={property} />
          )
        }
      >
        <ReadableField stay={stay} field="orders">
          <Passes passes={passes} type="gym" stay={stay} property={property} />
        </ReadableField>
        {hasPass && <GymAccess slug={slug} property={property} />}
        <PartnerList
          kind="gym"
          title={t`Where to work out`}
          none={t`We have no partner gym near this building yet`}
          property={property}
          isLarge={!hasPass}
          about={hasPass ? undefined : howItWorks}
        />
        {needsMore && product === undefined && <NotOffered stay={stay} property={property} />}
      </SummaryColumns>
    </Page>
  );
}

const howItWorks = (partner: Partner) => <HowItWorks partner={partner} />;

/** How the guest will get in, shown before a pass is ordered. */
function HowItWorks({ partner }: { partner: Partner }) {
  const { i18n } = useLingui();
  const access = ACCESS_MESSAGES[partner.accessType];
  if (!access) return null;
  return (
    <p className="flex gap-2.5">
      <DoorOpen aria-hidden strokeWidth={1.7} className="mt-0.5 size-5 shrink-0 text-accent" />
      <span>{i18n._(access)}</span>
    </p>
  );
}

/** Whether the guest has to ask support for the way in. */
const needsSupport = ({ accessType, accessGuidelines }: Partner): boolean =>
  accessType === 'on-demand' || (accessType === 'unknown' && accessGuidelines === null);

/** How to get into each gym with the pass, and its own guidelines (R2-108, R3-97). */
function GymAccess({ slug, property }: { slug: Slug; property: Property }) {
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
      {gyms.some(needsSupport) && <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
    </Card>
  );
}

function GymGuidance({ gym: { accessType, accessGuidelines } }: { gym: Partner }) {
  const { t, i18n } = useLingui();
  const access = ACCESS_MESSAGES[accessType];
  return (
    <>
      {access && <p className="text-lead font-medium text-pretty">{i18n._(access)}</p>}
      {accessGuidelines !== null && <p className="max-w-[60ch] text-pretty whitespace-pre-line">{accessGuidelines}</p>}
      {!access && accessGuidelines === null && <p>{t`Ask us how to get in before you go.`}</p>}
    </>
  );
}

/** How a guest gets into a gym; for an unknown way only the gym's own guidelines are shown (R3-97). */
const ACCESS_MESSAGES: Readonly<Record<GymAccessType, MessageDescriptor | undefined>> = {
  'in-app': msg`You get in with the pass in this app. Show it at the desk.`,
  'access-card': msg`You get in with an access card. Show your pass at the desk to get one.`,
  'on-demand': msg`Access is by arrangement. Contact us before you go, and we will let the gym know.`,
  'in-building': msg`The gym is in your building, behind a door with a code.`,
  'in-building-without-code': msg`The gym is in your building, and its door needs no code. Just walk in.`,
  unknown: undefined,
};
