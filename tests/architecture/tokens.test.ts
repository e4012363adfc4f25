import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('src/ui/tokens.css', 'utf8');

type Rgb = readonly [number, number, number];

/** The colours of a brand in a scheme, in the order of the file. Pictures share some of a light one. */
const SETS = [
  ...css.matchAll(/(?:color-scheme: (?:light|dark);|\{\s+(?=--paper))([^}]+)\}(?:[^{}]*\{\s+(--accent[^}]+)\})?/g),
].map(
  ([, own = '', shared = '']) =>
    new Map([...(own + shared).matchAll(/(--[\w-]+): #(\w{6});/g)].map(([, name = '', hex = '']) => [name, hex])),
);
const NAMES = ['main, light', 'main, dark', 'white-label, light', 'white-label, dark'];

const rgb = (hex = ''): Rgb => [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string | undefined): number {
  const [red, green, blue] = rgb(hex).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (red ?? NaN) + 0.7152 * (green ?? NaN) + 0.0722 * (blue ?? NaN);
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [dark = NaN, light = NaN] = [luminance(one), luminance(other)].toSorted((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

/** The angle of a colour on the wheel, 0 to 360. */
function hue(hex: string | undefined): number {
  const [red, green, blue] = rgb(hex);
  return ((Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI + 360) % 360;
}

/** Each text colour on each ground that it is set on. */
const PAIRS: readonly (readonly [string, readonly string[]])[] = [
  ['--ink', ['--paper', '--card', '--tint', '--joy-tint', '--warn-tint', '--info-tint', '--line']],
  ['--soft', ['--paper', '--card', '--tint', '--joy-tint']],
  ['--accent', ['--paper', '--card', '--tint']],
  ['--joy', ['--paper', '--card', '--joy-tint']],
  ['--warn', ['--paper', '--card', '--warn-tint']],
  ['--info', ['--paper', '--card', '--info-tint']],
  ['--on-accent', ['--accent']],
];

test('two brands, each light and dark', () => {
  expect(SETS).toHaveLength(NAMES.length);
});

describe.each(NAMES.map((name, at) => [name, at] as const))('%s', (_, at) => {
  const colour = (name: string) => SETS[at]?.get(name);

  test('every text has sufficient contrast (WCAG 1.4.3)', () => {
    const weak = PAIRS.flatMap(([text, grounds]) =>
      grounds
        .map((ground) => ({ pair: `${text} on ${ground}`, ratio: contrast(colour(text), colour(ground)) }))
        .filter(({ ratio }) => !(ratio >= 4.5)),
    );
    expect(weak).toEqual([]);
  });

  test('the danger colour differs from the celebration colour', () => {
    const apart = Math.abs(hue(colour('--warn')) - hue(colour('--joy')));
    expect(Math.min(apart, 360 - apart)).toBeGreaterThan(25);
  });
});

test('text sizes come from the tokens only', () => {
  const sized = /\btext-(?:xs|sm|base|lg|\d?xl)\b|\btext-\[[\d.]+(?:rem|px)\]|font-size: [\d.]+(?:rem|px)/g;
  // Browsers that know no tokens show the first texts and the help, too.
  const exclude = ['src/ui/fonts/**', 'src/prerender/prerender.css'];
  const files = globSync('src/**/*.{ts,tsx,css}', { exclude });
  const strays = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(sized) ?? []).map((size) => `${file}: ${size}`),
  );
  expect(strays).toEqual([]);
});
