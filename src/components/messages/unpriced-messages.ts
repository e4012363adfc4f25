import type { I18n } from '@lingui/core';

import { t } from '@lingui/core/macro';

import type { ProductType } from '#domain/product/product.ts';

/** The text for a product whose price depends on a choice: a cleaning costs by its day. */
export const unpricedMessage = (i18n: I18n, type: ProductType): string | undefined =>
  type === 'mid-stay-cleaning' ? t(i18n)`Choose a day` : undefined;
