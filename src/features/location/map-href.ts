import type { UnitAddress } from '#domain/unit/address.ts';

import { addressLines } from '#domain/unit/address.ts';
import { safeHref } from '#lib/safe-href.ts';

/** Where the map opens: the server's link when it is a map's, else a search for the address (R3-33). */
export const mapHref = (address: UnitAddress): string =>
  safeHref(address.googleMapsUrl, 'map') ??
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: addressLines(address).join(', ') }).toString()}`;
