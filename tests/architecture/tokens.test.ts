import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { rgb, SETS, weakPairs } from '../../tools/brand-colours.ts';

const NAMES = ['main, light', 'main, dark', 'white-label, light', 'white-label, dark'];

/** The hue of a colour in degrees, 0 to 360. */
function hue(hex: string | undefined): number {
  const [red, green, blue] = rgb(hex);
  return ((Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI + 360) % 360;
}

test('there are two brands, each light and dark', () => {
  expect(SETS).toHaveLength(NAMES.length);
});

describe.each(NAMES.map((name, at) => [name, at] as const))('%s', (_, at) => {
  const colour = (name: string) => SETS[at]?.get(name);

  test('every text has enough contrast to its background (WCAG 1.4.3)', () => {
    const weak = weakPairs(SETS[at] ?? new Map());
    expect(weak).toEqual([]);
  });

  test('the danger colour differs from the celebration colour', () => {
    const apart = Math.abs(hue(colour('--warn')) - hue(colour('--joy')));
    expect(Math.min(apart, 360 - apart)).toBeGreaterThan(25);
  });
});

test('text sizes come from the tokens only', () => {
  const sized = /\btext-(?:xs|sm|base|lg|\d?xl)\b|\btext-\[[\d.]+(?:rem|px)\]|font-size: [\d.]+(?:rem|px)/g;
  // The prerendered texts and the help must also work in browsers without custom properties.
  const exclude = ['src/ui/fonts/**', 'src/prerender/prerender.css'];
  const files = globSync('src/**/*.{ts,tsx,css}', { exclude });
  const violations = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(sized) ?? []).map((size) => `${file}: ${size}`),
  );
  expect(violations).toEqual([]);
});
