import { CityScene } from '#ui/illustrations/city-scene.tsx';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';
import { RoomScene } from '#ui/illustrations/room-scenes.tsx';
import {
  CheckedOutSpot,
  ExpiredSpot,
  GiftSpot,
  IdSpot,
  NoSlotsSpot,
  NotFoundSpot,
} from '#ui/illustrations/spot-scenes.tsx';
import { StreetPlan } from '#ui/illustrations/street-plan.tsx';

import { Specimen, State } from './specimen.tsx';

const SPOTS = { NotFoundSpot, ExpiredSpot, CheckedOutSpot, NoSlotsSpot, IdSpot, GiftSpot };
const CITIES = ['Helsinki', 'London', 'Amsterdam', 'Athens', 'Stockholm', 'Lübeck', 'Elsewhere'];

const PRODUCTS = [
  'sauna-kit',
  'stocked-fridge',
  'parking',
  'late-check-out',
  'early-check-in',
  'mid-stay-cleaning',
  'reservation-extension-request',
  'transfer',
  'custom',
] as const;

/** The illustrations. */
export function Scenes() {
  return (
    <>
      <Specimen name="Spots" file="illustrations/spot-scenes.tsx" use="A small drawing above a message.">
        {Object.entries(SPOTS).map(([name, Spot]) => (
          <State key={name} name={name}>
            <Spot />
          </State>
        ))}
      </Specimen>
      <Specimen
        name="ProductScene"
        file="illustrations/product-scenes.tsx"
        use="What an extra is, on its card and its page."
      >
        {PRODUCTS.map((type) => (
          <State key={type} name={type}>
            <div className="aspect-4/3 overflow-hidden rounded-card">
              <ProductScene type={type} />
            </div>
          </State>
        ))}
      </Specimen>
      <Specimen
        name="StreetPlan"
        file="illustrations/street-plan.tsx"
        use="A street with its house, above the way to a map."
      >
        <State name="With a guide">
          <StreetPlan street="Kasarmikatu" number="40" wall="yellow" />
        </State>
        <State name="An address alone">
          <StreetPlan street="" number="" />
        </State>
      </Specimen>
      <Specimen
        name="CityScene"
        file="illustrations"
        use="A picture of the city, or a room where there is no photograph."
      >
        {CITIES.map((city) => (
          <State key={city} name={city}>
            <div className="h-38 overflow-hidden rounded-card">
              <CityScene city={city} />
            </div>
          </State>
        ))}
        <State name="RoomScene">
          <div className="h-38 overflow-hidden rounded-card">
            <RoomScene />
          </div>
        </State>
      </Specimen>
    </>
  );
}
