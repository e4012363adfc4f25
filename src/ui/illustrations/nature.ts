import { disc, FOOT, poly, times } from './shapes.ts';

/** A round tree. */
export const tree = (cx: number, r: number, foot = FOOT): string =>
  `${disc(cx, foot - r * 1.9, r)}M${cx - 0.9} ${foot - r * 1.2}h1.8V${foot}h-1.8z`;

/** A tall narrow tree: cypress or poplar. */
export const cypress = (cx: number, w: number, top: number, foot = FOOT): string =>
  `M${cx} ${top}Q${cx + w} ${(top + foot * 2) / 3} ${cx + w * 0.3} ${foot}H${cx - w * 0.3}Q${cx - w} ${(top + foot * 2) / 3} ${cx} ${top}z`;

/** A fir in three tiers. */
export function fir(cx: number, w: number, top: number, foot = FOOT): string {
  const tier = (foot - top) / 4;
  return times(3, tier, (dy, i) => {
    const half = (w * (i + 2)) / 8;
    return poly(cx, top + dy, cx + half, top + dy + tier * 2, cx - half, top + dy + tier * 2);
  });
}

/** A soft hill. */
export const hill = (x: number, w: number, top: number, foot = FOOT): string =>
  `M${x} ${foot}C${x + w * 0.28} ${foot} ${x + w * 0.3} ${top} ${x + w / 2} ${top}S${x + w * 0.72} ${foot} ${x + w} ${foot}z`;

/** The hull of a boat that floats at `y`. */
export const hull = (x: number, w: number, y: number, h = 5): string =>
  `M${x} ${y - h}h${w}q-1 ${h}-${h * 1.2} ${h}H${x + h * 1.2}q-${h * 0.8} 0-${h * 1.2}-${h}z`;

/** A mast with a mainsail and a jib. */
export const sails = (x: number, y: number, h: number): string =>
  `${poly(x + 0.8, y - h, x + h * 0.46, y - 2, x + 0.8, y - 2)}${poly(x - 0.8, y - h * 0.86, x - 0.8, y - 2, x - h * 0.34, y - 2)}`;
