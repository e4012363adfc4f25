import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { ExtraLink } from '#blocks/extra-link.tsx';
import { extraMessage } from '#blocks/messages/extra-messages.ts';
import type { Extra } from '#domain/extras/extras.ts';
import type { KnownPrice } from '#domain/extras/own-price.ts';
import type { Product } from '#domain/product/product.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Row, RowList, rowClass } from '#ui/row-list.tsx';

import { iconOf } from './extra-icons.ts';

interface ExtrasShelfProps {
  extras: readonly Extra[];
  /** The first shelf has none (R2-157). */
  title?: string | undefined;
  slug: Slug;
  /** The property's currency, for offers without one. */
  currency: string;
  priceOf: (product: Product) => KnownPrice | undefined;
}

/** One shelf: each extra with its price, leading to its page (R2-145). */
export function ExtrasShelf({ extras, title, slug, currency, priceOf }: ExtrasShelfProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const id = useId();
  if (extras.length === 0) return null;
  return (
    <section aria-labelledby={title === undefined ? undefined : id} className="flex flex-col gap-3">
      {title !== undefined && (
        <h2 id={id} className="mt-2">
          {title}
        </h2>
      )}
      <RowList>
        {extras.map((extra) => {
          const known = extra.kind === 'product' ? priceOf(extra.product) : undefined;
          const { name, price } = extraMessage(i18n, format, extra, currency, known);
          const customTitle = extra.kind === 'custom' && extra.product.title !== name && extra.product.title;
          const more =
            extra.kind === 'product' &&
            extra.isMore &&
            t({ message: 'Add more', comment: 'Below an extra that the guest has already, and can have more of' });
          return (
            <li key={extra.product.id}>
              <ExtraLink extra={extra} slug={slug} currency={currency} className={rowClass}>
                <Row icon={iconOf(extra)} title={name} detail={customTitle || more} aside={price} />
              </ExtraLink>
            </li>
          );
        })}
      </RowList>
    </section>
  );
}
