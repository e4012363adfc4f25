import type { CustomProduct as CustomProductDto } from '#api/generated/model.ts';

import type { Product } from '#domain/product/product.ts';
import { oneOfOr, optionalText } from '#lib/wire.ts';
import { safeHref, safePicture } from '#lib/safe-href.ts';

export const CUSTOM_PRODUCT_TYPES = ['transfer-service'] as const;
export type CustomProductType = (typeof CUSTOM_PRODUCT_TYPES)[number] | 'unknown';

/** The action of an offer's button, with the data it needs (R3-68 to R3-71). */
export type CustomAction =
  | { readonly kind: 'third-party'; readonly actionName: string; readonly actionUrl: string }
  | { readonly kind: 'request'; readonly actionName: string | null }
  | { readonly kind: 'informational' }
  | {
      readonly kind: 'dummy';
      readonly actionName: string;
      readonly successTitle: string;
      readonly successMessage: string;
    };

/** An offer written by hand, often a partner's (R3-67). */
export interface CustomProduct {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string | null;
  readonly logoUrl: string | null;
  readonly guidelines: string | null;
  /** Gross, major unit of the property's currency; null shows no price (R3-79). */
  readonly price: number | null;
  /** Otherwise the price is a starting price (R3-79). */
  readonly isExactPrice: boolean;
  readonly productType: CustomProductType;
  /** Key of its shelf; null if it is on none (R7-63). */
  readonly group: string | null;
  readonly action: CustomAction;
}

/** An extra for the stay: a product of the property, or a handwritten offer. */
export type Extra =
  | {
      readonly kind: 'product';
      readonly product: Product;
      /** The stay has ordered this kind already, and can order more. */
      readonly isMore: boolean;
    }
  | { readonly kind: 'custom'; readonly product: CustomProduct };

/** An offer that cannot be shown, with the first reason (R3-72, R3-78). */
export interface DroppedProduct {
  readonly id: string;
  readonly reason: 'unavailable' | 'unknown kind' | 'missing text' | 'missing what its kind needs';
}

const has = (text: string | null | undefined): text is string => optionalText(text) !== null;

/** Undefined for an unknown kind; null if a required field is missing or its address is not trusted. */
function actionOf({
  kind,
  actionName,
  actionUrl,
  dummyTitle,
  dummyMessage,
}: CustomProductDto): CustomAction | null | undefined {
  switch (kind) {
    case 'third-party': {
      const href = safeHref(actionUrl, 'link');
      return has(actionName) && href !== null ? { kind, actionName, actionUrl: href } : null;
    }
    case 'dummy':
      return has(actionName) && has(dummyTitle) && has(dummyMessage)
        ? { kind, actionName, successTitle: dummyTitle, successMessage: dummyMessage }
        : null;
    case 'request':
      return { kind, actionName: optionalText(actionName) };
    case 'informational':
      return { kind };
    default:
      return undefined;
  }
}

function fromDto(dto: CustomProductDto): CustomProduct | DroppedProduct {
  const { id, name, title, description } = dto;
  if (!dto.isAvailable) return { id, reason: 'unavailable' };
  if (!has(name) || !has(title) || !has(description)) return { id, reason: 'missing text' };
  const action = actionOf(dto);
  if (action === undefined) return { id, reason: 'unknown kind' };
  if (action === null) return { id, reason: 'missing what its kind needs' };
  return {
    id,
    name,
    title,
    description,
    imageUrl: safePicture(dto.imageUrl),
    logoUrl: safePicture(dto.logoUrl),
    guidelines: optionalText(dto.guidelines),
    price: dto.price,
    isExactPrice: dto.isExactPrice,
    productType: oneOfOr(CUSTOM_PRODUCT_TYPES, dto.productType, 'unknown'),
    group: optionalText(dto.productGroup?.key),
    action,
  };
}

/** Maps the offers that can be shown, in the server's order, and lists those that cannot (R3-67, R3-72, R3-78). */
export function customProductsFromDto(dtos: readonly CustomProductDto[]): {
  readonly products: readonly CustomProduct[];
  readonly dropped: readonly DroppedProduct[];
} {
  const all = dtos.map(fromDto);
  return {
    products: all.filter((each): each is CustomProduct => !('reason' in each)),
    dropped: all.filter((each): each is DroppedProduct => 'reason' in each),
  };
}
