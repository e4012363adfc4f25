import type { ReactNode } from 'react';

import { ACCENT, BRICK, COPPER, FAR, HAZE, LEAF, LINEN, LIT, MID, NEAR, SKY, STONE } from './palette.ts';
import { FOOT } from './shapes.ts';

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

/** A city in its signature colour: that of its roofs and bricks, at every hour and in both brands. */
export const Signed = ({ by, children }: { by: string; children: ReactNode }): ReactNode => (
  <g style={{ '--roof': by }} transform={`matrix(1 0 0 ${SQUAT} 0 ${FOOT * (1 - SQUAT)})`}>
    {children}
  </g>
);

/** Red brick, also in a city whose own colour is another. */
export const RedBrick = ({ d }: { d: readonly string[] }): ReactNode => (
  <path fill={BRICK} style={{ '--roof': '#bd5238' }} d={d.join('')} />
);

declare module 'react' {
  interface CSSProperties {
    '--roof'?: string;
  }
}
