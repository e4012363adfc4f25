import { DAY_PARTS } from '#domain/plan/plan.ts';
import type { DayPart } from '#domain/plan/plan.ts';
import { CityScene } from '#ui/scenes/city-scene.tsx';
import type { SceneSky } from '#ui/scenes/scene.tsx';

const SKIES: Readonly<Record<DayPart, SceneSky>> = { morning: 'dawn', afternoon: 'day', evening: 'dusk' };

/** The side where each part of the day begins and ends, as shares of the picture. */
const SHARE = 100 / DAY_PARTS.length;

/** A day passes over the city: one picture, from its morning on the left to its evening on the right. */
export const DayOverCity = ({ city }: { city: string }) => (
  <div className="relative aspect-7/3">
    {DAY_PARTS.map((part, at) => (
      <div
        key={part}
        className="absolute inset-0"
        style={{ clipPath: `inset(0 ${100 - SHARE * (at + 1)}% 0 ${SHARE * at}%)` }}
      >
        <CityScene city={city} sky={SKIES[part]} />
      </div>
    ))}
  </div>
);
