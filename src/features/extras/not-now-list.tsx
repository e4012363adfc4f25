import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { factsOfProduct } from '#telemetry/product-facts.ts';
import { ProductLink } from '#blocks/product-link.tsx';
import { productName } from '#blocks/messages/product-messages.ts';
import type { Extras, NotNow } from '#domain/extras/extras.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { track } from '#telemetry/tell.ts';

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
    <section aria-labelledby="not-now-title" className="mt-6 text-body text-soft">
      <h2 id="not-now-title" className="text-body">{t`Not right now`}</h2>
      {reasons.map((reason) => (
        <div key={reason} className="flex flex-wrap items-center gap-x-4">
          <p id={`not-now-${reason}`} className="w-full">
            {i18n._(REASONS[reason])}
          </p>
          <ul aria-labelledby={`not-now-${reason}`} className="flex flex-wrap gap-x-4">
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
    </section>
  );
}
