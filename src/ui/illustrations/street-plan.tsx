import type { CSSProperties, ReactNode } from 'react';

import { COPPER, FAR, LEAF } from './layers.tsx';
import { rounded } from './shapes.ts';
import type { HouseLook } from './walk/house-look.ts';
import { wallOf } from './walk/house-look.ts';

interface StreetPlanProps {
  /** Written on the street. */
  street: string;
  /** On the pin; empty where it is not known. */
  number: string;
  /** The plaster of the house, where a guide has it. */
  wall?: HouseLook['wall'] | undefined;
}

/** The houses of the streets behind and before, which a taller picture shows. */
const AROUND = [-92, -34, 147] as const;

/** Houses opposite, with a gap for the guest's own, and those on the near side: left edge and width. */
const OPPOSITE = [
  [-34, 46],
  [14, 30],
  [64, 40],
  [106, 24],
  [216, 36],
  [254, 28],
  [304, 44],
  [350, 40],
] as const;
const NEAR_SIDE = [
  [-30, 40],
  [12, 34],
  [62, 28],
  [92, 44],
  [138, 30],
  [170, 40],
  [212, 26],
  [240, 42],
  [302, 32],
  [336, 50],
] as const;

const row = (houses: typeof OPPOSITE | typeof NEAR_SIDE, top: number): string[] =>
  houses.map(([left, width]) => rounded(left, top, width, 30, 2));

const tree = (x: number, y: number): string => rounded(x - 5, y - 5, 10, 10, 5);

/** The widest name that the street has room for at full size, in letters. */
const NAME_LENGTH = 24;

/** Dark blocks would be lost on a dark map. */
const BLOCK = `light-dark(${FAR}, color-mix(in srgb, ${FAR} 84%, var(--ink)))`;
/** Paler than the pin, so that a tree does not look like a stop. */
const TREE = `color-mix(in srgb, ${LEAF} 45%, var(--tint))`;

/** The plaster in its own colour, as in daylight. */
const BY_DAY: CSSProperties & Record<`--${string}`, string> = { '--wall-near': '90%' };

/** A plain sketch of a street with its house and number. Not a map: other streets have no names. */
export const StreetPlan = ({ street, number, wall }: StreetPlanProps): ReactNode => (
  <svg
    viewBox="1 -14 348 116"
    aria-hidden="true"
    focusable="false"
    className="notranslate block size-full"
    style={BY_DAY}
  >
    <path fill="var(--tint)" d="M0 -200h350v516H0z" />
    <g transform="rotate(-5 175 60)">
      <path
        fill="none"
        stroke="var(--card)"
        strokeWidth="17"
        d="M53 -160V260M292 -160V260M-30 8H380M-30 -50H380M-30 133H380"
      />
      <path fill="none" stroke="var(--card)" strokeWidth="27" d="M-30 71H380" />
      <path fill={BLOCK} opacity={0.6} d={[88, ...AROUND].flatMap((top) => row(NEAR_SIDE, top)).join('')} />
      <path fill={BLOCK} d={row(OPPOSITE, 24).join('')} />
      <path fill={TREE} d={tree(24, 62) + tree(330, 80) + tree(76, 80)} />
      <path
        fill={wall ? wallOf(wall).near : COPPER}
        stroke="var(--card)"
        strokeWidth="1.5"
        d={rounded(138, 22, 70, 34, 2)}
      />
      <text
        x="175"
        y="76"
        textAnchor="middle"
        fontSize={14 * Math.min(1, NAME_LENGTH / street.length)}
        fontWeight={560}
        letterSpacing="0.4"
        fill="var(--ink)"
      >
        {street}
      </text>
    </g>
    <path
      fill="var(--joy)"
      stroke="var(--card)"
      strokeWidth="1.5"
      d="M173 33C168 25 157 19 157 6A16 16 0 0 1 189 6C189 19 178 25 173 33z"
    />
    <text x="173" y="11" textAnchor="middle" fontSize={number.length > 2 ? 11 : 14} fontWeight={700} fill="var(--card)">
      {number}
    </text>
    {number === '' && <path fill="var(--card)" d={rounded(167, 0, 12, 12, 6)} />}
  </svg>
);
