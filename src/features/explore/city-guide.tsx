import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Landmark from 'lucide-react/icons/landmark';
import MapPin from 'lucide-react/icons/map-pin';
import TreePine from 'lucide-react/icons/tree-pine';
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';

import { cityName } from '#components/messages/place-messages.ts';
import { PLACE_REASONS, placeHref } from '#components/places/places.ts';
import { PropertyScene } from '#components/sky-scene.tsx';
import { CITY_FACTS, PLACE_KINDS } from '#domain/explore/city-facts.ts';
import type { PlaceKind } from '#domain/explore/city-facts.ts';
import { isSecondLook, placeLook } from '#domain/explore/place-look.ts';
import type { City } from '#domain/property/property.ts';
import { Card, cardPadding } from '#ui/card.tsx';
import { PlaceScene } from '#ui/illustrations/place-scene.tsx';
import type { SceneSky } from '#ui/illustrations/scene.tsx';
import { WhenNear } from '#ui/when-near.tsx';

/** What we would tell a friend about a city: two sentences, sample content (R2-98, R2-158). */
export const CITY_GUIDES: Readonly<Record<City, MessageDescriptor>> = {
  amsterdam: msg`A city on stilts that forgot to be in a hurry. Rent a bike, then look both ways twice.`,
  athens: msg`Marble in the morning, rooftops at night. Take the hill early, before the sun does.`,
  berlin: msg`Big, green and never quite finished. Pick one neighbourhood a day and let the rest wait.`,
  bonn: msg`A former capital at the pace of its river. Follow the Rhine for an hour and you will know it.`,
  copenhagen: msg`Everything is close, and everyone cycles there. When the sun shows, the whole city goes swimming.`,
  florence: msg`The Renaissance on foot, twenty minutes across. Book the museums, leave the evenings open.`,
  freising: msg`A cathedral on one hill, a very old brewery on the other. Munich is a short train ride away.`,
  helsinki: msg`A capital by the sea, with islands for a back garden. Sauna first, plans later.`,
  london: msg`A hundred villages sharing one Underground. Walk along the river and let the bridges do the planning.`,
  lubeck: msg`Brick gables, seven towers and marzipan. The Baltic Sea is twenty minutes away by train.`,
  madrid: msg`Lunch at three, dinner at ten, and the park in between. Do as the locals do, and nothing is ever late.`,
  milan: msg`Behind the grey fronts are green courtyards. Come for the design, stay for the aperitivo by the canal.`,
  munich: msg`A big city that behaves like a village with surfers. On clear days the Alps look like the next tram stop.`,
  oslo: msg`A fjord in front, a forest behind, and a metro to both. Pack for whichever the sky chooses.`,
  parnu: msg`Estonia's summer capital, with sand between its streets. Out of season the beach is all yours.`,
  stockholm: msg`Fourteen islands, and a ferry is just another bus. The old town is loveliest before breakfast.`,
  tallinn: msg`A medieval wall with good coffee behind it. Cross the railway tracks for the new half.`,
  tartu: msg`A university town that argues over cake. Cross the river, climb the hill, borrow a book.`,
  turku: msg`Finland's oldest city, strung along its river. In summer the boats are the restaurants.`,
};

/** A city in two sentences, and places to begin with (R2-98, R2-158). */
export function CityGuide({ city, heading }: { city: City; heading: Ref<HTMLHeadingElement> }) {
  const { i18n } = useLingui();
  return (
    // The picture grows where the column beside the card is taller.
    <Card isFlush as="section" aria-labelledby="city-title" className="flex flex-col">
      <div className="aspect-7/3 grow">
        <PropertyScene city={city} className="size-full" />
      </div>
      <div className={cardPadding}>
        <h2 id="city-title" ref={heading} tabIndex={-1} className="self-start text-title">
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

const PLACE_MESSAGES: Readonly<Record<PlaceKind, MessageDescriptor>> = {
  see: msg({ message: 'What to see', comment: 'Above the sights of a city' }),
  taste: msg({ message: 'Where to eat', comment: 'Above markets and streets with places to eat' }),
  outdoors: msg({ message: 'Fresh air', comment: 'Above parks, beaches and islands' }),
};

const PLACE_ICONS: Readonly<Record<PlaceKind, LucideIcon>> = {
  see: Landmark,
  taste: UtensilsCrossed,
  outdoors: TreePine,
};

/** The sky behind each kind of place, by the hour that the plan gives it. */
const SKIES: Readonly<Record<PlaceKind, SceneSky>> = { see: 'dawn', taste: 'dusk', outdoors: 'day' };

/** Places of one kind: each with a picture, its local name and a reason to go there (R2-98). */
function Places({ city, kind }: { city: City; kind: PlaceKind }) {
  const { i18n } = useLingui();
  const Icon = PLACE_ICONS[kind];
  const places = CITY_FACTS[city].places[kind];
  return (
    <div className="flex flex-col gap-3 py-3.5">
      <h3 id={`places-${kind}`} className="flex items-center gap-2.5">
        <Icon aria-hidden strokeWidth={1.7} className="size-5.5 shrink-0 text-accent" />
        <span>{i18n._(PLACE_MESSAGES[kind])}</span>
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
                  </span>
                  {reason && <span className="text-body text-pretty text-soft">{` ${i18n._(reason)}`}</span>}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
