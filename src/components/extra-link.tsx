import type { ReactNode } from 'react';

import type { Extra } from '#domain/extras/extras.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { track } from '#telemetry/track.ts';

import { factsOfExtra } from '#telemetry/events.ts';
import { Link } from './link.tsx';
import { ProductLink } from './product-link.tsx';

interface ExtraLinkProps {
  extra: Extra;
  slug: Slug;
  /** The property's currency, for offers without one. */
  currency: string;
  className: string;
  children: ReactNode;
}

/** To the page of an extra: a product's own, or the one of an offer (R2-144, R2-145, R7-85). */
export function ExtraLink({ extra, slug, currency, className, children }: ExtraLinkProps) {
  const onClick = () => track('Product Clicked', factsOfExtra(extra, currency));
  if (extra.kind === 'product')
    return (
      <ProductLink product={extra.product} slug={slug} className={className} onClick={onClick}>
        {children}
      </ProductLink>
    );
  return (
    <Link
      to="/stay/product/$id"
      params={{ id: extra.product.id }}
      search={{ slug }}
      className={className}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
