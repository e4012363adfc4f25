import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { factsOfProduct } from '#telemetry/product-facts.ts';
import { ProductLink } from '#blocks/product-link.tsx';
import { productName } from '#blocks/messages/product-messages.ts';
import type { Extras, NotNow } from '#domain/extras/extras.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { track } from '#telemetry/tell.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

const REASONS: Record<NotNow, MessageDescriptor> = {
  passed: msg`Only before you arrive`,
  'no-place': msg({
    message: 'No place nearby is listed yet',
    comment: 'Why a breakfast or gym pass cannot be ordered',
  }),
};

/** What is sold but not to be had now, below its reason; the page of each says what to do (R3-76). */
export function NotNowList({ slug, products }: { slug: Slug; products: Extras['notNow'] }) {
  const { t, i18n } = useLingui();
  if (products.length === 0) return null;
  const reasons = [...new Set(products.map(({ reason }) => reason))];
  return (
    <Card as="section" aria-labelledby="not-now-title">
      <CardHead id="not-now-title" title={t`Not right now`} />
      {reasons.map((reason) => (
        <div key={reason} className="flex flex-col gap-2">
          <p id={`not-now-${reason}`} className="text-soft">
            {i18n._(REASONS[reason])}
          </p>
          <ul aria-labelledby={`not-now-${reason}`} className="flex flex-wrap gap-x-6">
            {products
              .filter((each) => each.reason === reason)
              .map(({ product }) => (
                <li key={product.id}>
                  <ProductLink
                    product={product}
                    slug={slug}
                    className="block py-2.5 underline underline-offset-3"
                    onClick={() => track('Product Clicked', factsOfProduct(product))}
                  >
                    {productName(i18n, product)}
                  </ProductLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}
