import type { UpgradeOption as UpgradeOptionDto } from '#api/generated/model.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import { draftOf } from '#domain/order/draft.ts';
import type { Product } from '#domain/product/product.ts';
import { lines, orderedUrls } from '#domain/unit/living-unit.ts';

/** A better category to move to for the stay (R3-92). */
export interface UpgradeOption {
  readonly productId: string;
  readonly propertyUnitCategoryId: string;
  /** Set means that a reward pays: free (R3-101). */
  readonly customerRewardId: string | null;
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly imageUrls: readonly string[];
  readonly nightsCount: number;
  /** Gross, major unit of the product's currency. */
  readonly pricePerNight: number;
}

/** Maps an upgrade; features line by line, pictures in their order (R3-92, R3-101). */
export const upgradeOptionFromDto = (dto: UpgradeOptionDto): UpgradeOption => ({
  productId: dto.productId,
  propertyUnitCategoryId: dto.propertyUnitCategoryId,
  customerRewardId: dto.customerRewardId,
  name: dto.name,
  description: dto.description,
  features: lines(dto.features),
  imageUrls: orderedUrls(dto.images),
  nightsCount: dto.nightsCount,
  pricePerNight: dto.pricePerNightGross,
});

/** The order of one upgrade: its category, its reward or the product's, and its own price for its nights (R3-80, R3-101, R7-45). */
const upgradeDraft = (product: Product, option: UpgradeOption): OrderDraft =>
  draftOf(product, {
    propertyUnitCategoryId: option.propertyUnitCategoryId,
    customerRewardId: option.customerRewardId ?? product.customerRewardId,
    ownPrice: { unit: option.pricePerNight, nights: option.nightsCount },
    detail: option.name,
  });

/**
 * The upgrades as orders, those a reward pays first. An option without nights or with a negative price is left out.
 * `isAlsoFree`: a reward pays for the same category, so this option says why it costs.
 */
export function upgradeDrafts(product: Product, options: readonly UpgradeOption[]) {
  const upgrades = options
    .filter(({ nightsCount, pricePerNight }) => nightsCount >= 1 && pricePerNight >= 0)
    .map((option) => ({ option, draft: upgradeDraft(product, option) }))
    .toSorted((a, b) => Number(b.draft.customerRewardId !== null) - Number(a.draft.customerRewardId !== null));
  const free = new Set(
    upgrades.flatMap(({ option, draft }) => (draft.customerRewardId === null ? [] : option.propertyUnitCategoryId)),
  );
  return upgrades.map(({ option, draft }) => ({
    option,
    draft,
    isAlsoFree: draft.customerRewardId === null && free.has(option.propertyUnitCategoryId),
  }));
}
