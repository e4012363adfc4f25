import type { ReactNode } from 'react';

import type { Extra } from '#domain/custom-product/custom-product.ts';
import type { Product } from '#domain/product/product.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { factsOfExtra } from '#telemetry/events.ts';
import { track } from '#telemetry/track.ts';

import { Link } from './link.tsx';
import { productPage } from './paths.ts';

interface ExtraLinkProps {
  extra: Extra;
  slug: Slug;
  /** The property's currency, for offers without a currency. */
  currency: string;
  className: string;
  children: ReactNode;
}

/** A link to the page of an extra: a product or an offer (R2-144, R2-145, R7-85). */
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

interface ProductLinkProps {
  product: Pick<Product, 'id' | 'type'>;
  slug: Slug;
  className: string;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A link to the page of a product by its type (R2-145), else by its id (R2-144). */
export function ProductLink({ product: { id, type }, slug, className, onClick, children }: ProductLinkProps) {
  if (type === 'custom')
    return (
      <Link to="/stay/product/$id" params={{ id }} search={{ slug }} className={className} onClick={onClick}>
        {children}
      </Link>
    );
  return (
    <Link to={productPage(type)} search={{ slug, product: id }} className={className} onClick={onClick}>
      {children}
    </Link>
  );
}
