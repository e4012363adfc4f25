import { useLingui } from '@lingui/react/macro';
import { MoveUpRight } from 'lucide-react';

import { ExtraLink } from '#components/extra-link.tsx';
import { extraMessage } from '#components/messages/product-messages.ts';
import { productLead } from '#components/products/product-leads.ts';
import type { Extra } from '#domain/extras/extras.ts';
import type { KnownPrice } from '#domain/extras/own-price.ts';
import type { Product } from '#domain/product/product.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useFormat } from '#i18n/use-format.ts';
import { cx } from '#lib/cx.ts';
import { firstSentence } from '#lib/text.ts';
import { wholeWords } from '#ui/headline.tsx';

import { ExtraPicture } from '#components/extra-picture.tsx';

export interface ShopWindow {
  slug: Slug;
  /** The property's currency, for offers without one. */
  currency: string;
  priceOf: (product: Product) => KnownPrice | undefined;
}

interface ExtraCardProps extends ShopWindow {
  extra: Extra;
  /** When it would be used: such a card is as wide as the page. */
  moment?: string | undefined;
}

/** An extra as a card that leads to its page: picture, name, what it promises, price (R2-145). */
export function ExtraCard({ extra, moment, slug, currency, priceOf }: ExtraCardProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const known = extra.kind === 'product' ? priceOf(extra.product) : undefined;
  const { name, price } = extraMessage(i18n, format, extra, currency, known);
  const isWide = moment !== undefined;
  const isElsewhere = extra.kind === 'custom' && extra.product.action.kind === 'third-party';

  const promise = (): string | undefined => {
    if (extra.kind === 'custom') return extra.product.title === name ? undefined : extra.product.title;
    if (extra.isMore)
      return t({
        message: 'You have this already. Add another one?',
        comment: 'Below an extra that the guest has already, and can have more of',
      });
    const lead = productLead(extra.product.type);
    return lead && firstSentence(i18n._(lead));
  };

  /** What a guest reads in place of a price. */
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
        'group flex flex-col overflow-hidden rounded-card bg-card shadow-card forced-colors:border',
        isWide && 'wide:flex-row',
      )}
    >
      <span
        data-travels="picture"
        className={cx('block shrink-0 overflow-hidden', isWide ? 'aspect-7/3 wide:w-3/5' : 'aspect-4/3')}
      >
        <span className="block size-full transition-transform duration-move group-hover:scale-103">
          <ExtraPicture extra={extra} />
        </span>
      </span>
      <span className={cx('flex min-w-0 grow flex-col gap-1 p-3.5', isWide && 'p-4.5 wide:justify-center wide:p-6')}>
        <span
          data-travels="title"
          className={cx('self-start font-semibold hyphens-auto', isWide ? 'flared text-title' : 'leading-snug')}
        >
          {wholeWords(name)}
        </span>
        {/* Shown above the name, and read after it: a link begins with the name of its page. */}
        {isWide && <span className="order-first text-note font-semibold text-joy">{moment}</span>}
        <span className="text-note text-pretty text-soft empty:hidden">{promise()}</span>
        <span className={cx('flex items-center justify-between gap-2 pt-1 empty:hidden', !isWide && 'mt-auto')}>
          {(price ?? terms()) && <span className="font-semibold tabular-nums">{price ?? terms()}</span>}
          {isElsewhere && <MoveUpRight aria-hidden strokeWidth={1.9} className="ms-auto size-4.5 shrink-0 text-soft" />}
        </span>
      </span>
    </ExtraLink>
  );
}
