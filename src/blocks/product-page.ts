import type { ProductType } from '#domain/product/product.ts';

/** The page where a product is chosen (R2-145); a product without one leads to the stay. */
const PRODUCT_PAGES: Partial<Record<ProductType, '/stay/early-check-in' | '/stay/late-check-out'>> = {
  'early-check-in': '/stay/early-check-in',
  'late-check-out': '/stay/late-check-out',
};

export const productPage = (type: ProductType) => PRODUCT_PAGES[type] ?? '/stay';
