import { useLingui } from '@lingui/react/macro';
import { Landmark, MapPin, TreePine, UtensilsCrossed } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { placeHref, PLACE_REASONS } from '#components/places/places.ts';
import { CITY_FACTS } from '#domain/explore/city-facts.ts';
import type { PlaceKind } from '#domain/explore/city-facts.ts';
import { isSecondLook } from '#domain/explore/is-second-look.ts';
import { placeLook } from '#domain/explore/place-look.ts';
import type { City } from '#domain/property/city.ts';
import { PlaceScene } from '#ui/illustrations/place-scene.tsx';
import type { SceneSky } from '#ui/illustrations/scene.tsx';
import { WhenNear } from '#ui/when-near.tsx';

import { PLACE_MESSAGES } from './explore-messages.ts';

const SIGNS: Readonly<Record<PlaceKind, LucideIcon>> = { see: Landmark, taste: UtensilsCrossed, outdoors: TreePine };

/** The hours of a day out, as the plan has them. */
const SKIES: Readonly<Record<PlaceKind, SceneSky>> = { see: 'dawn', taste: 'dusk', outdoors: 'day' };

/** Places of one kind: each with a picture, the name on its signs and a reason to go there (R2-98). */
export function Places({ city, kind }: { city: City; kind: PlaceKind }) {
  const { i18n } = useLingui();
  const Sign = SIGNS[kind];
  const places = CITY_FACTS[city].places[kind];
  return (
    <div className="flex flex-col gap-3 py-3.5">
      <h3 id={`places-${kind}`} className="flex items-center gap-2.5">
        <Sign aria-hidden strokeWidth={1.7} className="size-5.5 shrink-0 text-accent" />
        {i18n._(PLACE_MESSAGES[kind])}
      </h3>
      <ul role="list" aria-labelledby={`places-${kind}`} className="flex flex-col gap-3">
        {places.map((place) => {
          const reason = PLACE_REASONS[city][place];
          return (
            <li key={place}>
              <a
                href={placeHref({ place, city })}
                target="_blank"
                rel="noopener noreferrer"
                className="flex items-center gap-3.5"
              >
                <WhenNear className="size-22 shrink-0 overflow-hidden rounded-tile bg-tint">
                  <PlaceScene look={placeLook(kind, place)} sky={SKIES[kind]} isSecond={isSecondLook(city, place)} />
                </WhenNear>
                <span className="flex min-w-0 flex-col">
                  <span className="inline-flex items-start gap-1.5">
                    <MapPin aria-hidden strokeWidth={1.9} className="mt-0.75 size-4.5 shrink-0 text-soft" />
                    <span translate="no" className="font-semibold underline underline-offset-3">
                      {place}
                    </span>
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
