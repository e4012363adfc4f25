import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Failure, ReadableField } from '#components/failure.tsx';
import { Link } from '#components/link.tsx';
import { NoSlots, NotOffered } from '#components/products/not-offered.tsx';
import { PRODUCT_LEADS } from '#components/messages/product-messages.ts';
import { StaySummary } from '#components/task/summary.tsx';
import { useStay } from '#data/stay/stay-queries.ts';
import { cleaningPrice, scheduledCleanings } from '#domain/cleaning/cleaning.ts';
import { hasFreeHour } from '#domain/cleaning/cleaning-slots.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import type { Product } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { buttonClass } from '#ui/button.tsx';
import { CardHead, Card, cardPadding } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';
import { CheckList } from '#ui/lists.tsx';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';

import { priceSentence, useCleaning } from './use-cleaning.ts';
import { ScheduledList } from './scheduled-list.tsx';

interface CleaningPageProps {
  slug: Slug;
  productId: string | undefined;
}

/** The cleanings of the stay, the price of the next one, and what a cleaning includes (R2-40, R2-105). */
export function CleaningPage({ slug, productId }: CleaningPageProps) {
  const { t, i18n } = useLingui();
  const { stay, property } = useStay(slug);
  const scheduled = useAtTime((now) => scheduledCleanings(stay, now));
  const { product } = productOffer(stay, 'mid-stay-cleaning', productId);
  const isFirst = scheduled.ahead.length === 0;
  return (
    <Page>
      <PageTitle lead={i18n._(PRODUCT_LEADS['mid-stay-cleaning'])}>
        {t({ message: 'Cleaning', comment: 'A product: the flat is cleaned during the stay' })}
      </PageTitle>
      <SummaryColumns
        summary={
          product ? (
            <NextCleaning product={product} stay={stay} property={property} isFirst={isFirst} />
          ) : (
            <StaySummary stay={stay} property={property} />
          )
        }
      >
        <ReadableField stay={stay} field="orders">
          <ScheduledList scheduled={scheduled} stay={stay} property={property} />
        </ReadableField>
        {!product && <NotOffered stay={stay} property={property} />}
        <ContentList
          title={t`What we do`}
          // The tickets of scheduled cleanings show the same picture.
          picture={isFirst && <ProductScene type="mid-stay-cleaning" />}
          items={[
            t`Fresh bed linen and towels`,
            t`A clean bathroom and kitchen`,
            t`Floors vacuumed and mopped`,
            t`Bins emptied`,
          ]}
        />
        <CleaningFacts hasReminder={isFirst} />
      </SummaryColumns>
    </Page>
  );
}

interface NextCleaningProps {
  product: Product;
  stay: Stay;
  property: Property;
  /** No other one is scheduled. */
  isFirst: boolean;
}

/** The price of the next cleaning and the link to its form, or that no time is left (R8-25, R9-13, R9-14). */
function NextCleaning({ product, stay, property, isFirst }: NextCleaningProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { left, error, retry } = useCleaning(stay, product, property.timezone);
  if (left === undefined && error !== null) return <Failure error={error} onRetry={retry} />;
  if (left && !left.days.some(hasFreeHour)) return <NoSlots property={property} />;
  const kind = left && cleaningPrice(product, left.counts);
  const price = format.money(product.price, product.currency);
  return (
    <StaySummary
      stay={stay}
      property={property}
      action={
        <PinnedAction>
          <Link
            to="/stay/cleaning/schedule"
            search={{ slug: stay.slug, product: product.id }}
            className={buttonClass('primary')}
          >
            {t`Schedule cleaning`}
          </Link>
        </PinnedAction>
      }
    >
      <h2 className="text-body text-soft">{isFirst ? t`Nothing scheduled yet` : t`One more?`}</h2>
      {kind ? (
        <p className="-mt-2 text-lead font-semibold text-pretty">{priceSentence(i18n, kind, price)}</p>
      ) : (
        <Delayed>
          <p role="status" className="sr-only">{t`Loading`}</p>
          <Skeleton className="w-3/5" />
        </Delayed>
      )}
    </StaySummary>
  );
}

interface ContentListProps {
  title: string;
  /** Above the title. */
  picture: ReactNode;
  items: readonly string[];
}

function ContentList({ title, picture, items }: ContentListProps) {
  return (
    <Card isFlush as="section" aria-labelledby="content-title">
      {picture && <div className="arrives aspect-7/3 overflow-hidden">{picture}</div>}
      <div className={cardPadding}>
        <CardHead id="content-title" title={title} />
        <CheckList items={items} />
      </div>
    </Card>
  );
}

/** When a cleaning is possible and how long it takes (R9-11, R9-12), with the reminder, unless the list above has it (R9-15). */
function CleaningFacts({ hasReminder }: { hasReminder: boolean }) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="facts-title">
      <CardHead id="facts-title" title={t`Good to know`} />
      <Facts>
        <Fact term={t`When`}>{t`Monday to Friday, 09:00 to 17:00`}</Fact>
        <Fact term={t`How long`}>{t`Up to 1 hour`}</Fact>
      </Facts>
      {hasReminder && <p className="text-body text-soft">{t`We'll remind you one day before`}</p>}
    </Card>
  );
}
