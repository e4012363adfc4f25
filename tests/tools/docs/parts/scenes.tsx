import { CityScene } from '#ui/scenes/city-scene.tsx';
import { RoomScene } from '#ui/scenes/room-scene.tsx';
import {
  CancelledSpot,
  CheckedOutSpot,
  ExpiredSpot,
  GiftSpot,
  IdSpot,
  NoSlotsSpot,
  NotFoundSpot,
} from '#ui/scenes/spot-scenes.tsx';

import { Specimen, State } from './specimen.tsx';

const SPOTS = { NotFoundSpot, ExpiredSpot, CancelledSpot, CheckedOutSpot, NoSlotsSpot, IdSpot, GiftSpot };
const CITIES = ['Helsinki', 'London', 'Amsterdam', 'Athens', 'Stockholm', 'Lübeck', 'Elsewhere'];

/** The drawings. */
export function Scenes() {
  return (
    <>
      <Specimen name="Spots" file="scenes/spot-scenes.tsx" use="A small drawing above a message.">
        {Object.entries(SPOTS).map(([name, Spot]) => (
          <State key={name} name={name}>
            <Spot />
          </State>
        ))}
      </Specimen>
      <Specimen name="Scenes" file="scenes" use="A picture of the city, or a room where there is no photograph.">
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
