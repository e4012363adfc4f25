import type { UpgradeOption as UpgradeOptionDto } from '#api/generated/model.ts';

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
