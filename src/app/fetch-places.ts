import { i18n } from '@lingui/core';

import { PART_CATALOGS } from '#i18n/later/part-catalogs.ts';
import { isSlowOrMetered } from '#lib/connection.ts';
import { whenIdle } from '#lib/when-idle.ts';

const fetchWords = (): void => {
  if (!isSlowOrMetered()) void PART_CATALOGS[`/locales/${i18n.locale}/places.po`]?.().catch(() => {});
};

/**
 * Fetches the texts of the city guides after the first press of a guest. The boot script fetches the neighbouring pages
 * then, but does not know these texts: no page comes with them.
 */
export function fetchPlaces(): void {
  window.addEventListener('pointerdown', () => whenIdle(fetchWords), { capture: true, once: true });
}
