import type { ReactNode } from 'react';

import type { Product } from '#domain/product/product.ts';
import type { Slug } from '#domain/stay/slug.ts';

import { Link } from './link.tsx';
import { productPage } from './paths.ts';

interface ProductLinkProps {
  product: Pick<Product, 'id' | 'type'>;
  slug: Slug;
  className: string;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** To the page where a product is chosen (R2-145); a plain one has its page by its id (R2-144). */
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
