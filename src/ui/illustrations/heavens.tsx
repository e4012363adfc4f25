import type { ReactNode } from 'react';

import { cityKey } from './city-key.ts';
import { isLow, Sun } from './scene.tsx';
import { Lines, FAR, SUN } from './layers.tsx';
import { block, disc, rounded, star, times } from './shapes.ts';
import type { SceneSky } from './scene.tsx';

/** The x where the roofs of a city leave room for its sun. */
const SUNS = new Map([
  ['amsterdam', 138],
  ['athens', 280],
  ['berlin', 182],
  ['bonn', 88],
  ['copenhagen', 282],
  ['florence', 52],
  ['freising', 62],
  ['helsinki', 98],
  ['london', 40],
  ['lubeck', 306],
  ['madrid', 128],
  ['milan', 296],
  ['munich', 64],
  ['oslo', 140],
  ['parnu', 262],
  ['stockholm', 140],
  ['tallinn', 276],
  ['tartu', 250],
  ['turku', 248],
]);
/** In the generic town. */
const ANY_SUN = 268;

/** The right edge of a picture. */
const WIDTH = 350;

/** The x of the sun: it sets below its position by day, and rises at the other side. */
function sunOver(city: string, sky: SceneSky): number {
  const x = SUNS.get(cityKey(city)) ?? ANY_SUN;
  return sky === 'dawn' ? WIDTH - x : x;
}

/** Whether the sun is in the left half of a city's picture. */
const isSunAtLeft = (city: string, sky: SceneSky): boolean => sunOver(city, sky) < WIDTH / 2;

/** How far to move the reflection on a city's water from where its picture draws it. */
export const lightMove = (city: string, sky: SceneSky): number => sunOver(city, sky) - sunOver(city, 'day');

/** Pairs of x and y, down to the bottom of the tallest box. */
const STARS =
  '22 13 71 30 118 9 163 26 214 12 257 33 301 15 334 41 14 62 99 58 190 61 240 74 292 68 40 92 142 96 330 104 18 138 ' +
  '84 128 200 118 268 136 36 178 304 172 328 214 60 232 24 268 300 256 176 250 98 290 250 300';
/** The Plough, where only a tall box shows it. */
const PLOUGH = '95 192 116 188 134 196 154 203 160 222 190 226 196 206';
const dots = (list: string, size: (index: number) => number): string => {
  const all = list.split(' ').map(Number);
  return times(all.length / 2, 2, (at, index) => disc(all[at] ?? 0, all[at + 1] ?? 0, size(index)));
};
const NIGHT = [
  dots(STARS, (at) => 0.7 + (at % 3) * 0.25),
  dots(PLOUGH, () => 1.6),
  star(48, 70, 3.2, 0.26),
  star(228, 46, 2.8, 0.26),
  star(318, 88, 3, 0.26),
  star(128, 150, 3.2, 0.26),
].join('');

/** A cloud with its flat bottom at `y`. */
const cloud = (x: number, y: number, size = 1): string =>
  disc(x, y - 5 * size, 5 * size) +
  disc(x + 12 * size, y - 9 * size, 9 * size) +
  disc(x + 26 * size, y - 6 * size, 6 * size) +
  block(x, 26 * size, y - 7 * size, y);
/** A low cloud of two layers that touch each other. */
const bank = (x: number, y: number, w: number): string =>
  rounded(x, y, w * 0.7, 8, 4) + rounded(x + w * 0.25, y + 6, w * 0.75, 8, 4);
const bird = (x: number, y: number, size = 1): string =>
  `M${x - 5 * size} ${y - 2 * size}q${3.5 * size} ${-2.5 * size} ${5 * size} ${size}q${1.5 * size} ${-3.5 * size} ${5 * size} ${-size}`;

const FAIR = cloud(66, 46) + cloud(190, -30, 1.3) + cloud(40, -64, 1.7) + cloud(236, -120, 1.2);
/** Distance from the sun and y, so that they fly beside the clouds over it. */
const BIRDS = [
  [40, 18],
  [50, 11],
  [60, 16],
] as const;

/** Moves the left edge of a cloud so that a narrow box, which crops both sides, does not cut it. */
const inside = (x: number, width: number): number => Math.min(Math.max(x, 28), 322 - width);

interface HeavensProps {
  city: string;
  sky: SceneSky;
}

/** The upper part of a sky: the sun by day, or the moon, with clouds, birds or stars. */
export function Heavens({ city, sky }: HeavensProps): ReactNode {
  const x = sunOver(city, sky);
  const away = isSunAtLeft(city, sky) ? 1 : -1;
  if (sky === 'night')
    return (
      <>
        <path fill={SUN} opacity={0.75} d={NIGHT} />
        <Sun x={x} y={40} />
      </>
    );
  if (sky === 'day')
    return (
      <>
        <Sun x={x} y={34} r={15} />
        <path
          fill="#fff"
          opacity={0.85}
          d={cloud(x + away * 142 - 10, 26, 0.8) + cloud(inside(x - away * 56 - 9, 23), 22, 0.7)}
        />
      </>
    );
  // Roofs are low where the sun is, so that none reaches into the clouds.
  const over = x - away * 16 - 42;
  const left = inside(over, 76);
  return (
    <>
      <path fill={SUN} opacity={0.3} d={bank(left, 4, 76)} />
      {sky === 'dusk' && <Lines color={FAR} d={BIRDS.map(([dx, y]) => bird(x + left - over + away * dx, y))} />}
    </>
  );
}

/**
 * Clouds above the top of a picture, which only a taller box shows. They are flat, so that a cut by its edge is not
 * noticed.
 */
export function HighClouds({ city, sky }: HeavensProps): ReactNode {
  if (sky === 'night') return null;
  const x = sunOver(city, sky);
  const away = isSunAtLeft(city, sky) ? 1 : -1;
  const [color, opacity] = sky === 'day' ? ['#fff', 0.6] : [SUN, 0.3];
  return (
    <path fill={color} opacity={opacity} d={bank(x + away * 102 - 72, -20, 120) + bank(x + away * 120 - 54, -66, 90)} />
  );
}

/** Near the horizon the sun is large, behind the houses; at dawn half of it has risen. */
export const LowSun = ({ city, sky }: HeavensProps): ReactNode =>
  isLow(sky) && <Sun x={sunOver(city, sky)} y={sky === 'dawn' ? 88 : 80} r={23} />;

/** The sky in the colours of the device: with stars in the dark scheme. */
export const OwnSky = ({ city }: { city: string }): ReactNode => (
  <>
    <path fill={`light-dark(transparent, ${SUN})`} opacity={0.75} transform="translate(0 -174)" d={NIGHT} />
    <path fill="light-dark(#fff, transparent)" opacity={0.85} d={FAIR} />
    <Sun x={sunOver(city, 'day')} y={46} />
  </>
);
