import type { ReactNode } from 'react';

import { BOTTOM, disc } from './shapes.ts';

/** The colours, all from the design tokens: a brand or a theme recolours every picture. */
export const SKY = 'var(--sky)';
export const SUN = 'var(--sun)';
export const FAR = 'var(--build-1)';
export const MID = 'var(--build-2)';
export const NEAR = 'var(--build-3)';
export const LIT = 'var(--window)';
export const WATER = 'var(--water)';
/** The background of the city: hills and far roofs, half lost in the sky. */
export const HAZE = 'color-mix(in srgb, var(--build-1) 52%, var(--sky))';
/** Pale facades, floodlit at night. */
export const STONE = 'color-mix(in srgb, var(--window) 38%, var(--build-1))';
/** Brick landmarks: part of the roofs' colour, so that they stand out from the houses by night. */
export const BRICK = 'color-mix(in srgb, var(--roof) 56%, var(--build-3))';
/** Landmark roofs, and what a guest looks at in a small picture: the warm colour, or that of the city. */
export const COPPER = 'color-mix(in srgb, var(--roof) 72%, var(--build-2))';
export const LEAF = 'color-mix(in srgb, var(--accent) 16%, var(--build-3))';
/** One small thing in the brand's own colour, dimmed so that it does not attract attention at night. */
export const ACCENT = 'color-mix(in srgb, var(--accent) 58%, var(--build-3))';
/** Food, gold and paper lanterns: yellow in both brands, although the sun of one is white. */
export const GOLD = 'color-mix(in srgb, var(--roof) 24%, #ffd76a)';
/** Bed linen, paper and plates. */
export const LINEN = 'color-mix(in srgb, var(--window) 38%, var(--tint))';

interface LayerProps {
  /** Paths of `shapes.ts`, drawn as one element. */
  d: string | readonly string[];
}

const layer =
  (fill: string) =>
  ({ d }: LayerProps): ReactNode => <path fill={fill} d={typeof d === 'string' ? d : d.join('')} />;

/** Layers from back to front: every composition is a handful of these. */
export const Haze = layer(HAZE);
export const Far = layer(FAR);
export const Mid = layer(MID);
export const Near = layer(NEAR);
/** Landmarks: pale facades, brick and deep roofs. */
export const Stone = layer(STONE);
export const Brick = layer(BRICK);
export const Copper = layer(COPPER);
export const Leaf = layer(LEAF);
/** Windows, clock faces and lanterns. */
export const Lit = layer(LIT);
/** One small thing in the brand's own colour: a boat, a flag, a tram. */
export const Accent = layer(ACCENT);

/** Indoors: the view through a window, bed linen and paper, and the ground of a spot. */
export const Sky = layer(SKY);
export const Linen = layer(LINEN);

interface LinesProps extends LayerProps {
  color: string;
  width?: number;
}

/** Masts, cables, ribs: thin lines with round ends. */
export const Lines = ({ d, color, width = 1.2 }: LinesProps): ReactNode => (
  <path
    fill="none"
    stroke={color}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    d={typeof d === 'string' ? d : d.join('')}
  />
);

/** Factor of a town's height above the ground line. A wide box crops the top: without it spires would be cut. */
const SQUAT = 0.94;

/** Gives a city its own colour of roofs and bricks, at every hour and in both brands. */
export const Signed = ({ by, children }: { by: string; children: ReactNode }): ReactNode => (
  <g style={{ '--roof': by }} transform={`matrix(1 0 0 ${SQUAT} 0 ${BOTTOM * (1 - SQUAT)})`}>
    {children}
  </g>
);

/** Red brick, even in a city with a different colour. */
export const RedBrick = ({ d }: { d: readonly string[] }): ReactNode => (
  <path fill={BRICK} style={{ '--roof': '#bd5238' }} d={d.join('')} />
);

const dashes = (y: number, list: readonly (readonly [number, number, number])[]): string =>
  list.map(([x, dy, w]) => `M${x - w / 2} ${y + dy}h${w}`).join('');

const RIPPLE = { strokeWidth: 1.2, strokeLinecap: 'round' } as const;

interface WaterProps {
  y: number;
  /** The x of the sun, which is reflected below it. */
  sun: number;
}

/** Water across the picture from `y` down, with calm ripples and the lights of the quay in it. */
export const Water = ({ y, sun }: WaterProps): ReactNode => (
  <>
    <path fill={WATER} d={`M0 ${y}h350V${BOTTOM}H0z`} />
    <path
      {...RIPPLE}
      stroke={SKY}
      d={dashes(y, [
        [27, 5, 22],
        [56, 12, 14],
        [155, 5, 26],
        [215, 12, 18],
        [268, 5, 12],
        [316, 11, 24],
      ])}
    />
    <path
      {...RIPPLE}
      stroke={LIT}
      opacity={0.5}
      d={dashes(y, [
        [40, 8, 7],
        [118, 4, 9],
        [186, 9, 8],
        [236, 7, 10],
        [300, 5, 7],
        [338, 6, 8],
      ])}
    />
    <path
      {...RIPPLE}
      stroke={SUN}
      opacity={0.75}
      style={{ translate: 'var(--light-move, 0)' }}
      d={dashes(y, [
        [sun, 4, 12],
        [sun + 2, 8, 19],
        [sun - 1, 12, 9],
      ])}
    />
  </>
);

/** A clock face that shows ten past ten. */
export const Clock = ({ x, y, r }: { x: number; y: number; r: number }): ReactNode => (
  <>
    <path fill={LIT} d={disc(x, y, r)} />
    <path
      fill="none"
      stroke={NEAR}
      strokeWidth={r * 0.22}
      strokeLinecap="round"
      d={`M${x - r * 0.45} ${y - r * 0.3}L${x} ${y}l${r * 0.4}-${r * 0.55}`}
    />
  </>
);

declare module 'react' {
  interface CSSProperties {
    /** The colour of a city's roofs and bricks. */
    '--roof'?: string;
    /** How far the reflection of the sun on the water is from its position by day. */
    '--light-move'?: string;
  }
}
