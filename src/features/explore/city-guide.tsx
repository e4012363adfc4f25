import { useLingui } from '@lingui/react/macro';
import { Landmark, TreePine, UtensilsCrossed } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';

import { PlaceLink } from '#blocks/place-link.tsx';
import { PropertyScene } from '#blocks/property-scene.tsx';
import { CITY_FACTS, PLACE_KINDS } from '#domain/explore/city-facts.ts';
import type { PlaceKind } from '#domain/explore/city-facts.ts';
import type { City } from '#domain/property/city.ts';
import { Card, cardPadding } from '#ui/card.tsx';

import { CITY_MESSAGES } from './city-messages.ts';
import { PLACE_MESSAGES } from './explore-messages.ts';
import { Ratings } from './ratings.tsx';

const SIGNS: Readonly<Record<PlaceKind, LucideIcon>> = { see: Landmark, taste: UtensilsCrossed, outdoors: TreePine };

/** A city in two sentences, and places to begin with (R2-98, R2-158). */
export function CityGuide({ city, heading }: { city: City; heading: Ref<HTMLHeadingElement> }) {
  const { i18n } = useLingui();
  const { name, guide } = CITY_MESSAGES[city];
  return (
    <Card flush as="section" aria-labelledby="city-title">
      <div data-arrives="picture" className="aspect-7/3">
        <PropertyScene city={city} className="size-full" />
      </div>
      <div className={cardPadding}>
        <h2 id="city-title" ref={heading} tabIndex={-1} data-arrives="title" className="self-start text-title">
          {i18n._(name)}
        </h2>
        <p className="max-w-[60ch] text-pretty">{i18n._(guide)}</p>
        <dl className="flex flex-col divide-y divide-line">
          {PLACE_KINDS.map((kind) => {
            const Sign = SIGNS[kind];
            return (
              <div
                key={kind}
                className="flex flex-col gap-2 py-3.5 wide:flex-row wide:flex-wrap wide:items-center wide:gap-4"
              >
                <dt className="flex items-center gap-2.5 font-semibold wide:w-40">
                  <Sign aria-hidden strokeWidth={1.7} className="size-5.5 shrink-0 text-accent" />
                  {i18n._(PLACE_MESSAGES[kind])}
                </dt>
                <dd className="flex flex-wrap gap-2">
                  {CITY_FACTS[city].places[kind].map((place) => (
                    <PlaceLink key={place} place={place} city={city} />
                  ))}
                </dd>
              </div>
            );
          })}
        </dl>
        <Ratings city={city} />
      </div>
    </Card>
  );
}
