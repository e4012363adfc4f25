import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';

import { CITY_FACTS, PLACE_KINDS } from '#domain/explore/city-facts.ts';
import type { City } from '#domain/property/city.ts';
import { Card, cardPadding } from '#ui/card.tsx';
import { Pill } from '#ui/pill.tsx';
import { CityScene } from '#ui/scenes/city-scene.tsx';

import { CITY_MESSAGES } from './city-messages.ts';
import { PLACE_MESSAGES } from './explore-messages.ts';
import { PlaceLink } from './place-link.tsx';

/** A city in two sentences, and places to begin with; sample content (R2-98, R2-158). */
export function CityGuide({ city, heading }: { city: City; heading: Ref<HTMLHeadingElement> }) {
  const { t, i18n } = useLingui();
  const { name, guide } = CITY_MESSAGES[city];
  return (
    <Card flush as="section" aria-labelledby="city-title">
      <CityScene city={city} className="h-38 w-full wide:h-64" />
      <div className={cardPadding}>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <h2 id="city-title" ref={heading} tabIndex={-1} className="text-title">
            {i18n._(name)}
          </h2>
          <Pill tone="info">{t`Sample content`}</Pill>
        </div>
        <p className="max-w-[60ch] text-pretty">{i18n._(guide)}</p>
        <dl className="flex flex-col divide-y divide-line">
          {PLACE_KINDS.map((kind) => (
            <div
              key={kind}
              className="flex flex-col py-1.5 wide:flex-row wide:items-center wide:justify-between wide:gap-x-4"
            >
              <dt className="text-body text-soft">{i18n._(PLACE_MESSAGES[kind])}</dt>
              <dd className="flex flex-wrap gap-x-4 font-medium">
                {CITY_FACTS[city].places[kind].map((place) => (
                  <PlaceLink key={place} place={place} city={city} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
