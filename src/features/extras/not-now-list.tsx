import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { factsOfProduct } from '#telemetry/events.ts';
import { ProductLink } from '#components/extra-link.tsx';
import { productName } from '#components/messages/product-messages.ts';
import type { Extras, NotNow } from '#domain/extras/extras.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { track } from '#telemetry/track.ts';

const REASONS: Record<NotNow, MessageDescriptor> = {
  passed: msg`Only before you arrive`,
  'no-place': msg({
    message: 'No partner nearby yet',
    comment: 'Why a breakfast or gym pass cannot be ordered',
  }),
};

/** Products that are not available now, with the reason; the page of each says what to do (R3-76). */
export function NotNowList({ slug, products }: { slug: Slug; products: Extras['notNow'] }) {
  const { t, i18n } = useLingui();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="not-now-title" className="mt-6 flex flex-col gap-2 text-soft">
      <h2 id="not-now-title" className="text-body">{t`Not right now`}</h2>
      <ul className="grid gap-3 wide:grid-cols-2 wide:gap-5">
        {products.map(({ product, reason }) => (
          <li key={product.id}>
            <ProductLink
              product={product}
              slug={slug}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 rounded-tile border border-line px-4.5 py-2"
              onClick={() => track('Product Clicked', factsOfProduct(product))}
            >
              <span className="font-medium">{`${productName(i18n, product)} `}</span>
              <span className="text-body">{i18n._(REASONS[reason])}</span>
            </ProductLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
