import type { I18n, MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import { CITIES } from '#domain/property/city.ts';
import type { City } from '#domain/property/city.ts';
import { oneOfOr } from '#lib/one-of-or.ts';
import { cityKey } from '#ui/scenes/city-key.ts';

/** What a city is called in the language of the guest. */
export const CITY_NAMES: Readonly<Record<City, MessageDescriptor>> = {
  amsterdam: msg({ message: 'Amsterdam', comment: 'City' }),
  athens: msg({ message: 'Athens', comment: 'City' }),
  berlin: msg({ message: 'Berlin', comment: 'City' }),
  bonn: msg({ message: 'Bonn', comment: 'City' }),
  copenhagen: msg({ message: 'Copenhagen', comment: 'City' }),
  florence: msg({ message: 'Florence', comment: 'City' }),
  freising: msg({ message: 'Freising', comment: 'City' }),
  helsinki: msg({ message: 'Helsinki', comment: 'City' }),
  london: msg({ message: 'London', comment: 'City' }),
  lubeck: msg({ message: 'Lübeck', comment: 'City' }),
  madrid: msg({ message: 'Madrid', comment: 'City' }),
  milan: msg({ message: 'Milan', comment: 'City' }),
  munich: msg({ message: 'Munich', comment: 'City' }),
  oslo: msg({ message: 'Oslo', comment: 'City' }),
  parnu: msg({ message: 'Pärnu', comment: 'City' }),
  stockholm: msg({ message: 'Stockholm', comment: 'City' }),
  tallinn: msg({ message: 'Tallinn', comment: 'City' }),
  tartu: msg({ message: 'Tartu', comment: 'City' }),
  turku: msg({ message: 'Turku', comment: 'City' }),
};

/** A city as the guest calls it. A name that this build does not know stays as the server writes it. */
export function cityName(i18n: I18n, written: string): string {
  // A longer name is of a district, or of a place that only begins alike.
  const isOneWord = !/\s/u.test(written.trim());
  const city = isOneWord ? oneOfOr(CITIES, cityKey(written), undefined) : undefined;
  return city === undefined ? written : i18n._(CITY_NAMES[city]);
}
