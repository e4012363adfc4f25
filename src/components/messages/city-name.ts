import type { I18n } from '@lingui/core';
import { msg, select } from '@lingui/core/macro';

import { cityKey } from '#ui/illustrations/city-key.ts';

/**
 * A city as the guest calls it, by its key or its name. A name that this build does not know stays as the server writes
 * it. One message, which is shorter than one for each: pages on the way to a door show it.
 */
export function cityName(i18n: I18n, written: string): string {
  // A longer name is of a district, or of a place that only begins alike.
  const city = /\S\s+\S/.test(written) ? '' : cityKey(written);
  return i18n._(
    msg({
      message: select(city, {
        amsterdam: 'Amsterdam',
        athens: 'Athens',
        berlin: 'Berlin',
        bonn: 'Bonn',
        copenhagen: 'Copenhagen',
        florence: 'Florence',
        freising: 'Freising',
        helsinki: 'Helsinki',
        london: 'London',
        lubeck: 'Lübeck',
        madrid: 'Madrid',
        milan: 'Milan',
        munich: 'Munich',
        oslo: 'Oslo',
        parnu: 'Pärnu',
        stockholm: 'Stockholm',
        tallinn: 'Tallinn',
        tartu: 'Tartu',
        turku: 'Turku',
        other: written,
      }),
      comment: 'A city',
    }),
  );
}
