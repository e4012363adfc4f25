import { readFileSync } from 'node:fs';

import { BRANDS, kindOf } from '#config/host.ts';
import type { Configuration } from '#config/configuration.ts';
import { readConfiguration } from '#config/configuration.ts';

type Rgb = readonly [number, number, number];
type Colours = ReadonlyMap<string, string>;

/**
 * The colours of each brand in light, then in dark, in the order of `tokens.css`. A light scheme has its accent colours in a
 * second rule, which illustrations share.
 */
const read = (css: string): Colours[] =>
  [
    ...css.matchAll(/(?:color-scheme: (?:light|dark);|\{\s+(?=--paper))([^}]+)\}(?:[^{}]*\{\s+(--accent[^}]+)\})?/g),
  ].map(
    ([, own = '', shared = '']) =>
      new Map([...(own + shared).matchAll(/(--[\w-]+): #(\w{6});/g)].map(([, name = '', hex = '']) => [name, hex])),
  );

export const SETS: readonly Colours[] = read(readFileSync(`${import.meta.dirname}/../src/ui/tokens.css`, 'utf8'));

export const rgb = (hex = ''): Rgb =>
  [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string | undefined): number {
  const [red, green, blue] = rgb(hex).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (red ?? NaN) + 0.7152 * (green ?? NaN) + 0.0722 * (blue ?? NaN);
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [dark = NaN, light = NaN] = [luminance(one), luminance(other)].toSorted((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

/** The least contrast of a text (WCAG 1.4.3, AA), and of the edge of a field or a button (1.4.11). */
const OF_TEXT = 4.5;
const OF_EDGE = 3;

const WHITE = 'white';

/** Each colour with the backgrounds that it is used on, and their minimum contrast. */
const PAIRS: readonly (readonly [string, readonly string[], least?: number])[] = [
  ['--ink', ['--paper', '--card', '--tint', '--joy-tint', '--warn-tint', '--info-tint', '--line']],
  ['--soft', ['--paper', '--card', '--tint', '--joy-tint']],
  ['--accent', ['--paper', '--card', '--tint']],
  ['--joy', ['--paper', '--card', '--joy-tint']],
  ['--warn', ['--paper', '--card', '--warn-tint']],
  ['--info', ['--paper', '--card', '--info-tint']],
  ['--on-accent', ['--accent']],
  [WHITE, ['--danger']],
  ['--edge', ['--paper', '--card'], OF_EDGE],
];

/** The pairs of a colour and its background whose contrast is too low, one line each. */
export const weakPairs = (colours: Colours): readonly string[] =>
  PAIRS.flatMap(([name, grounds, least = OF_TEXT]) =>
    grounds
      .map((ground) => ({
        ground,
        ratio: contrast(name === WHITE ? 'ffffff' : colours.get(name), colours.get(ground)),
      }))
      .filter(({ ratio }) => !(ratio >= least))
      .map(
        ({ ground, ratio }) =>
          `${name} on ${ground} has ${(Math.floor(ratio * 10) / 10).toFixed(1)}:1, at least ${least}:1`,
      ),
  );

const SCHEMES = ['light', 'dark'] as const;

/** The colours of a brand in a scheme: those of its kind, overridden by the operator's. */
export function coloursOf({ brands }: Pick<Configuration, 'brands'>, key: string, scheme: 'light' | 'dark'): Colours {
  const of = SETS[BRANDS.indexOf(kindOf(brands, key)) * SCHEMES.length + SCHEMES.indexOf(scheme)];
  const own = Object.entries(brands[key]?.colours?.[scheme] ?? {});
  return new Map([...(of ?? []), ...own.map(([name, value]): [string, string] => [`--${name}`, value.slice(1)])]);
}

/** What is wrong with the colours of a configuration, one line each. */
export function colourFaults(text: string): string[] {
  const { brands } = readConfiguration(text);
  return Object.keys(brands).flatMap((key) =>
    SCHEMES.flatMap((scheme) => {
      const at = `brands.${key}.colours.${scheme}`;
      const names = Object.keys(brands[key]?.colours?.[scheme] ?? {});
      const unknown = names.filter((name) => SETS[0]?.has(`--${name}`) !== true);
      return [
        ...unknown.map((name) => `${at}.${name} is no colour of src/ui/tokens.css`),
        ...weakPairs(coloursOf({ brands }, key, scheme)).map((pair) => `${at}: ${pair}`),
      ];
    }),
  );
}
