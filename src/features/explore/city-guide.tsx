import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';

import { cityName } from '#components/city-name.ts';
import { PropertyScene } from '#components/property-scene.tsx';
import { PLACE_KINDS } from '#domain/explore/city-facts.ts';
import type { City } from '#domain/property/city.ts';
import { Card, cardPadding } from '#ui/card.tsx';

import { CITY_GUIDES } from './city-messages.ts';
import { Places } from './places.tsx';

/** A city in two sentences, and places to begin with (R2-98, R2-158). */
export function CityGuide({ city, heading }: { city: City; heading: Ref<HTMLHeadingElement> }) {
  const { i18n } = useLingui();
  return (
    // Beside a taller column the picture takes what is left.
    <Card flush as="section" aria-labelledby="city-title" className="flex flex-col">
      <div data-arrives="picture" className="aspect-7/3 grow">
        <PropertyScene city={city} className="size-full" />
      </div>
      <div className={cardPadding}>
        <h2 id="city-title" ref={heading} tabIndex={-1} data-arrives="title" className="self-start text-title">
          {cityName(i18n, city)}
        </h2>
        <p className="max-w-[60ch] text-pretty">{i18n._(CITY_GUIDES[city])}</p>
        <div className="-mb-3.5 flex flex-col divide-y divide-line">
          {PLACE_KINDS.map((kind) => (
            <Places key={kind} city={city} kind={kind} />
          ))}
        </div>
      </div>
    </Card>
  );
}
