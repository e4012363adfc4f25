import type { ReactNode } from 'react';

import { Link } from '@tanstack/react-router';

import type { Extra } from '#domain/extras/extras.ts';
import type { Slug } from '#domain/stay/slug.ts';

import { ProductLink } from './product-link.tsx';

interface ExtraLinkProps {
  extra: Extra;
  slug: Slug;
  className: string;
  children: ReactNode;
}

/** To the page of an extra: a product's own, or the one of an offer (R2-144, R2-145). */
export function ExtraLink({ extra, slug, className, children }: ExtraLinkProps) {
  if (extra.kind === 'product')
    return (
      <ProductLink product={extra.product} slug={slug} className={className}>
        {children}
      </ProductLink>
    );
  return (
    <Link to="/stay/product/$id" params={{ id: extra.product.id }} search={{ slug }} className={className}>
      {children}
    </Link>
  );
}
