import type { ProductType } from '#domain/product/product.ts';

/** The page where a product is chosen (R2-145); one without is chosen among the extras. */
const PRODUCT_PAGES = {
  'early-check-in': '/stay/early-check-in',
  'late-check-out': '/stay/late-check-out',
  'sauna-kit': '/stay/sauna-kit',
} as const satisfies Partial<Record<ProductType, `/stay/${string}`>>;

type ProductPage = (typeof PRODUCT_PAGES)[keyof typeof PRODUCT_PAGES] | '/stay/extras';

const PAGES: Partial<Record<ProductType, ProductPage>> = PRODUCT_PAGES;

export const productPage = (type: ProductType): ProductPage => PAGES[type] ?? '/stay/extras';
