import { useLingui } from '@lingui/react/macro';
import { Landmark, MapPin, TreePine, UtensilsCrossed } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { placeHref } from '#blocks/places/place-href.ts';
import { PLACE_REASONS } from '#blocks/places/place-reasons.ts';
import { CITY_FACTS } from '#domain/explore/city-facts.ts';
import type { PlaceKind } from '#domain/explore/city-facts.ts';
import type { City } from '#domain/property/city.ts';

import { PLACE_MESSAGES } from './explore-messages.ts';

const SIGNS: Readonly<Record<PlaceKind, LucideIcon>> = { see: Landmark, taste: UtensilsCrossed, outdoors: TreePine };

/** Places of one kind: each by the name on its signs, with a reason to go there, on a map (R2-98). */
export function Places({ city, kind }: { city: City; kind: PlaceKind }) {
  const { i18n } = useLingui();
  const Sign = SIGNS[kind];
  return (
    <div className="flex flex-col gap-3 py-3.5">
      <h3 id={`places-${kind}`} className="flex items-center gap-2.5">
        <Sign aria-hidden strokeWidth={1.7} className="size-5.5 shrink-0 text-accent" />
        {i18n._(PLACE_MESSAGES[kind])}
      </h3>
      <ul
        role="list"
        aria-labelledby={`places-${kind}`}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(11.5rem,100%),1fr))] gap-3"
      >
        {CITY_FACTS[city].places[kind].map((place) => {
          const reason = PLACE_REASONS[city][place];
          return (
            <li key={place}>
              <a
                href={placeHref({ place, city })}
                target="_blank"
                rel="noopener noreferrer"
                className="flex items-start gap-2.5"
              >
                <MapPin aria-hidden strokeWidth={1.9} className="mt-0.75 size-4.5 shrink-0 text-soft" />
                <span className="flex min-w-0 flex-col">
                  <span translate="no" className="font-semibold underline underline-offset-3">
                    {place}
                  </span>{' '}
                  {reason && <span className="text-body text-pretty text-soft">{i18n._(reason)}</span>}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
