import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import MoveUpRight from 'lucide-react/icons/move-up-right';
import { useId } from 'react';

import { ExtraLink } from '#components/extra-link.tsx';
import { ExtraPicture } from '#components/extra-picture.tsx';
import { extraMessage, PRODUCT_LEADS } from '#components/messages/product-messages.ts';
import type { Extra } from '#domain/custom-product/custom-product.ts';
import type { KnownPrice } from '#domain/product/product.ts';
import type { FeaturedExtra, Moment } from '#domain/extras/featured.ts';
import type { Product } from '#domain/product/product.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { cx } from '#lib/cx.ts';
import { firstSentence } from '#lib/text.ts';
import type { Elements } from '#ui/elements.tsx';
import { wholeWords } from '#ui/headline.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';

/** What every card of the page needs. */
interface ExtraCardContext {
  slug: Slug;
  /** The property's currency, for offers without one. */
  currency: string;
  priceOf: (product: Product) => KnownPrice | undefined;
}

interface ExtraCardProps extends ExtraCardContext {
  extra: Extra;
  /** When the guest would use it; such a card has a large picture. */
  moment?: string | undefined;
}

/** A card that leads to the page of an extra: picture, name, lead, price (R2-145). */
function ExtraCard({ extra, moment, slug, currency, priceOf }: ExtraCardProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const known = extra.kind === 'product' ? priceOf(extra.product) : undefined;
  const { name, price } = extraMessage(i18n, format, extra, currency, known);
  const isLarge = moment !== undefined;
  const isElsewhere = extra.kind === 'custom' && extra.product.action.kind === 'third-party';

  const lead = (): string | undefined => {
    if (extra.kind === 'custom') return extra.product.title === name ? undefined : extra.product.title;
    if (extra.isMore)
      return t({
        message: 'You already have this extra. Add another one?',
        comment: 'Below an extra that the guest has already, and can have more of',
      });
    const text = PRODUCT_LEADS[extra.product.type];
    return text ? firstSentence(i18n._(text)) : undefined;
  };

  /** The text in place of a price. */
  const terms = (): string | undefined => {
    if (extra.kind !== 'custom') return undefined;
    const { kind } = extra.product.action;
    if (kind === 'informational') return t`Good to know`;
    return kind === 'request' ? t`On request` : undefined;
  };

  return (
    <ExtraLink
      extra={extra}
      slug={slug}
      currency={currency}
      className={cx(
        'group flex min-h-28 overflow-hidden rounded-card bg-card shadow-card forced-colors:border',
        isLarge && 'grow flex-col @3xl:flex-row',
      )}
    >
      <span
        data-travels
        className={cx('block shrink-0 overflow-hidden', isLarge ? 'aspect-7/3 grow @3xl:w-3/5 @3xl:grow-0' : 'w-28')}
      >
        <span className="block size-full transition-transform duration-move group-hover:scale-103">
          <ExtraPicture extra={extra} />
        </span>
      </span>
      <span
        className={cx(
          'flex min-w-0 flex-col gap-1',
          isLarge ? 'grow-0 p-4.5 wide:p-6 @3xl:grow @3xl:justify-center' : 'grow px-4 py-3.5',
        )}
      >
        <span className={cx('self-start font-semibold hyphens-auto', isLarge ? 'flared text-title' : 'leading-snug')}>
          {wholeWords(name)}
        </span>
        {/* Above the name on screen and after it in the DOM, so that the link's accessible name begins with the page's. */}
        {isLarge && <span className="order-first text-note font-semibold text-joy">{moment}</span>}
        <span className="text-note text-pretty text-soft empty:hidden">{lead()}</span>
        <span className={cx('flex items-center justify-between gap-2 pt-1 empty:hidden', !isLarge && 'mt-auto')}>
          {(price ?? terms()) && <span className="font-semibold tabular-nums">{price ?? terms()}</span>}
          {isElsewhere && <MoveUpRight aria-hidden strokeWidth={1.9} className="ms-auto size-4.5 shrink-0 text-soft" />}
        </span>
      </span>
    </ExtraLink>
  );
}

const MOMENTS: Record<Moment, MessageDescriptor> = {
  arrival: msg({ message: 'For your arrival', comment: 'Above an extra that is of use from the first hour of a stay' }),
  tonight: msg({ message: 'For tonight', comment: 'Above an extra that is of use this evening, e.g. a sauna kit' }),
  tomorrow: msg({ message: 'For tomorrow', comment: 'Above an extra that is of use tomorrow, e.g. a late check-out' }),
  today: msg({ message: 'For today', comment: 'Above an extra that is of use on the last day, e.g. a late check-out' }),
};

/** The extra that suits the guest best now. */
export function FeaturedCard({
  featured: { moment, product },
  ...context
}: ExtraCardContext & { featured: FeaturedExtra }) {
  const { i18n } = useLingui();
  return (
    <div className="@container flex">
      <ExtraCard {...context} extra={{ kind: 'product', product, isMore: false }} moment={i18n._(MOMENTS[moment])} />
    </div>
  );
}

/** Two groups: below each other on a phone, side by side on wide screens, their first cards in one line. */
export const ExtrasShelves = ({ children }: { children: Elements }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-x-5 gap-y-3 empty:hidden wide:gap-y-4">
    {children}
  </div>
);

interface ExtrasShelfProps extends ExtraCardContext {
  extras: readonly Extra[];
  /** The first shelf has none (R2-157). */
  title?: string | undefined;
  /** Its heading belongs to the section above. */
  isSubsection?: boolean;
  /** More of them are still loading. */
  isPending?: boolean;
}

/** A group of cards in one column; without a title, as many side by side as fit (R2-157). */
export function ExtrasShelf({ extras, title, isSubsection = false, isPending = false, ...context }: ExtrasShelfProps) {
  const id = useId();
  const Heading = isSubsection ? 'h3' : 'h2';
  if (extras.length === 0 && !isPending) return null;
  const cards = extras.map((extra) => (
    <li key={extra.product.id} className="grid min-w-0">
      <ExtraCard extra={extra} {...context} />
    </li>
  ));
  if (title === undefined)
    return <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-x-5 gap-y-3">{cards}</ul>;
  return (
    <section aria-labelledby={id} className="row-span-2 grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid">
      <Heading id={id} className="mt-3 wide:mt-2">
        {title}
      </Heading>
      <ul className="flex flex-col gap-3">
        {cards}
        {isPending && <ExtrasPending />}
      </ul>
    </section>
  );
}

function ExtrasPending() {
  const { t } = useLingui();
  return (
    <li>
      <Delayed>
        <p role="status" className="sr-only">{t`Loading`}</p>
        <Skeleton shape="block" className="h-28" />
      </Delayed>
    </li>
  );
}
