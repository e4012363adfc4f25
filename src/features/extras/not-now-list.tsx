import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { factsOfProduct } from '#telemetry/product-facts.ts';
import { ProductLink } from '#blocks/product-link.tsx';
import { productName } from '#blocks/messages/product-messages.ts';
import type { Extras, NotNow } from '#domain/extras/extras.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { track } from '#telemetry/tell.ts';
import { Row, RowList, rowClass } from '#ui/row-list.tsx';

import { iconOfType } from './extra-icons.ts';

const REASONS: Record<NotNow, MessageDescriptor> = {
  passed: msg`Only before you arrive`,
  'no-place': msg({
    message: 'No place nearby is listed yet',
    comment: 'Why a breakfast or gym pass cannot be ordered',
  }),
};

/** What is sold but not to be had now, with the reason; its page says what to do (R3-76). */
export function NotNowList({ slug, products }: { slug: Slug; products: Extras['notNow'] }) {
  const { t, i18n } = useLingui();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="not-now-title" className="flex flex-col gap-3">
      <h2 id="not-now-title" className="mt-2">
        {t`Not right now`}
      </h2>
      <RowList>
        {products.map(({ product, reason }) => (
          <li key={product.id}>
            <ProductLink
              product={product}
              slug={slug}
              className={rowClass}
              onClick={() => track('Product Clicked', factsOfProduct(product))}
            >
              <Row
                icon={iconOfType(product.type)}
                title={productName(i18n, product)}
                detail={i18n._(REASONS[reason])}
              />
            </ProductLink>
          </li>
        ))}
      </RowList>
    </section>
  );
}
