import { Trans, useLingui } from '@lingui/react/macro';

import { BackToStay } from '#blocks/back-to-stay.tsx';
import { TwoClocks } from '#blocks/two-clocks.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Card } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

import { LateCheckOutChoice } from './late-check-out-choice.tsx';
import { NotOffered } from './not-offered.tsx';

/** A later hour on the last day: what is booked, what was ordered, and what can be had (R2-22, R5-27, R3-76). */
export function LateCheckOutPage({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const format = useFormat();
  const { stay, property, zone } = useStay(slug);
  const product = stay.products.find(({ type }) => type === 'late-check-out');
  const ordered = stay.orderedProducts.filter(({ type }) => type === 'late-check-out');
  const isOffered = product?.isOrderable === true && ordered.length === 0;
  return (
    <Page width="text">
      <div>
        <BackToStay slug={slug} />
        <PageTitle
          lead={isOffered && t`Sleep in, pack slowly, have one more coffee before you go.`}
        >{t`Late check-out`}</PageTitle>
      </div>
      <Card>
        <Facts>
          <Fact term={t`Check-out in your booking`}>{format.dayTime(stay.endDate, zone)}</Fact>
          {ordered.map((item) => (
            <Fact key={item.id} term={t`Late check-out`}>
              <Trans comment="Ordered late check-out: point in time, then its price">
                Until {format.dayTime(item.consumptionEndDate, zone)}, {format.money(item.price, item.currencyCode)}
              </Trans>
            </Fact>
          ))}
        </Facts>
        <p className="empty:hidden">
          <TwoClocks city={property.city} zone={zone} />
        </p>
      </Card>
      {isOffered ? (
        <LateCheckOutChoice stay={stay} product={product} property={property} />
      ) : (
        <NotOffered isOrdered={ordered.length > 0} property={property} />
      )}
    </Page>
  );
}
