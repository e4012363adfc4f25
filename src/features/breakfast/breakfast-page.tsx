import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';

import { NotOffered } from '#components/products/not-offered.tsx';
import { PartnerList } from '#components/products/partner-list.tsx';
import { Passes } from '#components/products/passes.tsx';
import { PRODUCT_LEADS } from '#components/messages/product-messages.ts';
import { Purchase } from '#components/order/purchase.tsx';
import { ReadableField } from '#components/failure.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { useStay } from '#data/stay/stay-queries.ts';
import { passesOf } from '#domain/pass/pass.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import { takesOrders } from '#domain/stay/stay-phase.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/use-time.ts';
import { Button } from '#ui/button.tsx';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';
import { SceneOnPhone } from '#ui/picture-card.tsx';
import { BreakfastScene } from '#ui/illustrations/partner-scenes.tsx';

import { BreakfastChoice, useBreakfastChoice } from './breakfast-choice.tsx';

interface BreakfastPageProps {
  slug: Slug;
  productId: string | undefined;
}

/** The passes, the cafés that take them, and the order of a morning (R2-16, R2-106, R2-107, R9-18). */
export function BreakfastPage({ slug, productId }: BreakfastPageProps) {
  const { t, i18n } = useLingui();
  const { stay, property, zone } = useStay(slug);
  const passes = useAtTime((now) => passesOf(stay, 'breakfast', now, zone));
  const hasPass = passes.some(({ state }) => state !== 'used');
  const { product } = productOffer(stay, 'breakfast', productId);
  const choice = useBreakfastChoice(stay, property, product);
  const heading = useRef<HTMLHeadingElement>(null);
  const scene = <BreakfastScene />;
  const summary = choice.state === 'open' && (
    <Purchase draft={choice.draft} stay={stay} property={property} picture={scene} />
  );
  const order = choice.state !== 'not-sold' && (
    <BreakfastChoice choice={choice} isMore={hasPass} stay={stay} property={property} heading={heading} />
  );
  const showChoice = () => {
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  };
  const ordered = (
    <ReadableField stay={stay} field="orders">
      <Passes passes={passes} type="breakfast" stay={stay} property={property} />
      {/* On a phone the cafés stand between the pass and the choice. */}
      {hasPass && choice.state === 'open' && (
        <Button look="quiet" className="no-print wide:hidden" onClick={showChoice}>
          {t`Order for another morning`}
        </Button>
      )}
    </ReadableField>
  );
  const places = (
    <>
      <PartnerList
        kind="breakfast"
        title={t`Where to have breakfast`}
        none={t`We have no partner café near this building yet`}
        property={property}
      />
      {!product && takesOrders(stay) && <NotOffered stay={stay} property={property} />}
    </>
  );
  return (
    <Page>
      <PageTitle lead={!hasPass && i18n._(PRODUCT_LEADS.breakfast)}>{t`Breakfast`}</PageTitle>
      {hasPass ? (
        <>
          <SummaryColumns summary={places}>{ordered}</SummaryColumns>
          {/* In columns of its own, so that its pinned button does not cover the pass, which is shown at a counter. */}
          {order && <SummaryColumns summary={summary}>{order}</SummaryColumns>}
        </>
      ) : (
        <SummaryColumns
          summary={summary || <StaySummary stay={stay} property={property} />}
          // Not below the placeholder of the choice, whose real height is not known.
          below={order && choice.state !== 'pending' && places}
        >
          {order && <SceneOnPhone>{scene}</SceneOnPhone>}
          {ordered}
          {order || places}
        </SummaryColumns>
      )}
    </Page>
  );
}
