import { PRODUCT_TYPES } from '#domain/product/product.ts';
import type { ProductType } from '#domain/product/product.ts';

/** The pages of products (R2-145); `null` for those chosen on the extras page. */
const PRODUCT_PAGES = {
  breakfast: '/stay/breakfast',
  custom: null,
  'early-check-in': '/stay/early-check-in',
  gym: '/stay/gym',
  'late-check-out': '/stay/late-check-out',
  'mid-stay-cleaning': '/stay/cleaning',
  parking: '/stay/parking',
  'reservation-extension-request': '/stay/reservation-extension',
  'sauna-kit': '/stay/sauna-kit',
  'stocked-fridge': '/stay/stocked-fridge',
  'unit-category-upgrade': '/stay/upgrade',
  unknown: null,
} as const satisfies Record<ProductType, `/stay/${string}` | null>;

type ProductPage = NonNullable<(typeof PRODUCT_PAGES)[ProductType]> | '/stay/extras';

/** The product type of a page's route, if any. */
export const typeOfPage = (route: string): ProductType | undefined =>
  PRODUCT_TYPES.find((type) => PRODUCT_PAGES[type] === route);

/** The page that sells a type of product. */
export const productPage = (type: ProductType): ProductPage => PRODUCT_PAGES[type] ?? '/stay/extras';

/** The page where a guest makes the choice: the product's page; for cleanings, the schedule (R2-41). */
export const choicePage = (type: ProductType): ProductPage | '/stay/cleaning/schedule' =>
  type === 'mid-stay-cleaning' ? '/stay/cleaning/schedule' : productPage(type);

/** The page where a choice is confirmed; requests for more nights have their own (R2-44, R2-143). */
export const confirmationPage = (type: ProductType) =>
  type === 'reservation-extension-request' ? '/stay/order-product/reservation-extension' : '/stay/order-confirmation';
