import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { CITIES } from '#domain/property/property.ts';

import { Heavens, LowSun } from './heavens.tsx';
import type { SceneSky } from './scene.tsx';

const WIDTH = 350;

/** The disc of the sun or the moon in what one layer draws; undefined without one. */
function discIn(markup: string): { x: number; y: number; r: number } | undefined {
  const [, x, y, r] = /<circle cx="(\d+)" cy="(\d+)" r="(\d+)"[^>]*stroke=/.exec(markup) ?? [];
  return x === undefined ? undefined : { x: Number(x), y: Number(y), r: Number(r) };
}

const highOver = (city: string, sky: SceneSky) => discIn(renderToStaticMarkup(<Heavens city={city} sky={sky} />));
const lowOver = (city: string, sky: SceneSky) => discIn(renderToStaticMarkup(<LowSun city={city} sky={sky} />));

// Proves R2-168.
test.each([...CITIES, 'Reykjavík'])('over %s one sun is high by day, low at dawn and dusk, and whole', (city) => {
  for (const sky of ['day', 'night'] as const) {
    expect(lowOver(city, sky)).toBeUndefined();
    const high = highOver(city, sky);
    expect(high && high.y - high.r).toBeGreaterThan(0);
  }
  for (const sky of ['dawn', 'dusk'] as const) {
    expect(highOver(city, sky)).toBeUndefined();
    const low = lowOver(city, sky);
    expect(low?.r).toBeGreaterThan(highOver(city, 'day')?.r ?? Infinity);
    expect(low && Math.min(low.x - low.r, WIDTH - low.x - low.r)).toBeGreaterThan(0);
  }
});
