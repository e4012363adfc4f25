import type { ReactNode } from 'react';

import { ACCENT, BRICK, COPPER, FAR, HAZE, LEAF, LIT, MID, NEAR, SKY, STONE, SUN, WATER } from './palette.ts';
import { disc, FOOT } from './shapes.ts';

interface LayerProps {
  /** Paths of the kit, drawn as one. */
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
/** Trees. */
export const Leaf = layer(LEAF);
/** Windows, clock faces and lanterns. */
export const Lit = layer(LIT);
/** One small thing in the brand's own colour: a boat, a flag, a tram. */
export const Accent = layer(ACCENT);

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

/** The sun by day, the moon by night, with its halo. */
export const Sun = ({ x, y, r = 16 }: { x: number; y: number; r?: number }): ReactNode => (
  <g fill={SUN}>
    <circle cx={x} cy={y} r={r * 2.1} opacity={0.07} />
    <circle cx={x} cy={y} r={r * 1.55} opacity={0.12} />
    <circle cx={x} cy={y} r={r} />
  </g>
);

const dashes = (y: number, list: readonly (readonly [number, number, number])[]): string =>
  list.map(([x, dy, w]) => `M${x - w / 2} ${y + dy}h${w}`).join('');

interface WaterProps {
  y: number;
  /** Where the sun stands: its light lies on the water below it. */
  sun: number;
}

/** Water across the picture from `y` down, with calm ripples and the lights of the quay in it. */
export const Water = ({ y, sun }: WaterProps): ReactNode => (
  <>
    <path fill={WATER} d={`M0 ${y}h350V${FOOT}H0z`} />
    <g strokeWidth={1.2} strokeLinecap="round">
      <path stroke={SKY} d={dashes(y, [[27, 5, 22], [56, 12, 14], [155, 5, 26], [215, 12, 18], [268, 5, 12], [316, 11, 24]])} />
      <path stroke={LIT} opacity={0.5} d={dashes(y, [[40, 8, 7], [118, 4, 9], [186, 9, 8], [236, 7, 10], [300, 5, 7], [338, 6, 8]])} />
      <path stroke={SUN} opacity={0.75} d={dashes(y, [[sun, 4, 12], [sun + 2, 8, 19], [sun - 1, 12, 9]])} />
    </g>
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
