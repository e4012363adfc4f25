/**
 * Path builders of the illustrations. Every shape takes its left edge, width and top, and ends at `bottom` (default: the
 * bottom of the picture). All run clockwise, so that shapes of one tone can share a path.
 */
export const BOTTOM = 150;

/** A straight-sided shape through the given points: x, y, x, y, … in either direction. */
export function poly(...points: number[]): string {
  const pairs = points.flatMap((x, i) => (i % 2 ? [] : [[x, points[i + 1] ?? 0] as const]));
  const area = pairs.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = pairs[(i + 1) % pairs.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return `M${(area < 0 ? pairs.toReversed() : pairs).join(' ')}z`;
}

/** A plain block. */
export const block = (x: number, w: number, top: number, bottom = BOTTOM): string =>
  `M${x} ${top}h${w}V${bottom}h${-w}z`;

/** A house with a pitched roof; with a narrow width and a long roof, a spire. */
export const gable = (x: number, w: number, top: number, eaves: number, bottom = BOTTOM): string =>
  poly(x, eaves, x + w / 2, top, x + w, eaves, x + w, bottom, x, bottom);

/** A house seen from its long side: the ridge is shorter than the eaves by `inset` on either end. */
export const hip = (x: number, w: number, top: number, eaves: number, inset = 8, bottom = BOTTOM): string =>
  poly(x, eaves, x + inset, top, x + w - inset, top, x + w, eaves, x + w, bottom, x, bottom);

/** A Hanseatic stepped gable. */
export function stepped(x: number, w: number, top: number, eaves: number, steps = 3, bottom = BOTTOM): string {
  const dx = w / (2 * steps + 1);
  const dy = (eaves - top) / steps;
  return `M${x} ${bottom}V${eaves}${`h${dx}v${-dy}`.repeat(steps)}h${dx}${`v${dy}h${dx}`.repeat(steps)}V${bottom}z`;
}

/** A Dutch bell gable. */
export function bell(x: number, w: number, top: number, eaves: number, bottom = BOTTOM): string {
  const curl = w * 0.26;
  const neck = w * 0.48;
  return (
    `M${x} ${bottom}V${eaves}q${curl} 0 ${curl} ${top + 3 - eaves}q${neck / 2} -6 ${neck} 0` +
    `q0 ${eaves - top - 3} ${curl} ${eaves - top - 3}V${bottom}z`
  );
}

/** A shaft under a pointed roof that overhangs it by `over` on either side. */
export const steeple = (x: number, w: number, tip: number, eaves: number, over = 1.5, bottom = BOTTOM): string =>
  poly(x, bottom, x, eaves, x - over, eaves, x + w / 2, tip, x + w + over, eaves, x + w, eaves, x + w, bottom);

/** A half ellipse: a dome, or a shallow rise of ground. */
export const dome = (x: number, w: number, top: number, bottom: number): string =>
  `M${x} ${bottom}A${w / 2} ${bottom - top} 0 0 1 ${x + w} ${bottom}z`;

/** An onion dome around its middle `cx`. */
export function onion(cx: number, w: number, tip: number, bottom: number): string {
  const h = bottom - tip;
  const low = bottom - h * 0.42;
  const high = bottom - h * 0.64;
  return (
    `M${cx - w * 0.32} ${bottom}C${cx - w * 0.82} ${low} ${cx - w * 0.08} ${high} ${cx} ${tip}` +
    `C${cx + w * 0.08} ${high} ${cx + w * 0.82} ${low} ${cx + w * 0.32} ${bottom}z`
  );
}

/** A star with four points; `waist` is the share of the radius between them. */
export const star = (x: number, y: number, r: number, waist = 0.3): string => {
  const inner = r * waist;
  return `M${x} ${y - r}l${inner} ${r - inner}l${r - inner} ${inner}l${inner - r} ${inner}l${-inner} ${r - inner}l${-inner} ${inner - r}l${inner - r} ${-inner}l${r - inner} ${-inner}z`;
};

/** A full circle. */
export const disc = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0z`;

/** A round-headed opening. */
export const arch = (x: number, w: number, top: number, bottom = BOTTOM): string =>
  `M${x} ${bottom}V${top + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${bottom}z`;

/** `n` copies of a shape, `dx` apart. */
export const times = (n: number, dx: number, shape: (offset: number, index: number) => string): string =>
  Array.from({ length: n }, (_, index) => shape(index * dx, index)).join('');

/** A row of `n` round-headed openings with `gap` between them. */
export const arcade = (x: number, n: number, w: number, gap: number, top: number, bottom = BOTTOM): string =>
  times(n, w + gap, (dx) => arch(x + dx, w, top, bottom));

/** A row of `n` columns that fills the width. */
export const columns = (x: number, w: number, n: number, thick: number, top: number, bottom: number): string =>
  times(n, (w - thick) / (n - 1), (dx) => block(x + dx, thick, top, bottom));

/** A wall with `n` merlons. */
export function battlement(x: number, w: number, top: number, n: number, bottom = BOTTOM): string {
  const dx = w / (2 * n - 1);
  return `M${x} ${bottom}V${top}h${dx}${`v3h${dx}v-3h${dx}`.repeat(n - 1)}V${bottom}z`;
}

/** A bridge with `n` open arches of the given height. */
export function bridge(x: number, w: number, n: number, deck: number, rise: number, bottom = BOTTOM): string {
  const pier = 4;
  const span = (w - pier * (n + 1)) / n;
  return `M${x} ${deck}h${w}V${bottom}h${-pier}${`a${span / 2} ${rise} 0 0 0 ${-span} 0h${-pier}`.repeat(n)}z`;
}

/** A lit window. */
export const pane = (x: number, y: number, w = 5, h = 7): string =>
  `M${x + 1} ${y}h${w - 2}q1 0 1 1v${h - 2}q0 1-1 1h${2 - w}q-1 0-1-1v${2 - h}q0-1 1-1z`;

/** Windows from `x` to `x + w`: `cols` in a row, centred, `rows` rows from `y` down. The same few are always dark. */
export function panes(x: number, w: number, y: number, cols: number, rows = 1, dy = 13, pw = 5, ph = 7): string {
  const dx = w / (cols + 0.5);
  const first = x + (w - dx * (cols - 1) - pw) / 2;
  return times(rows, dy, (oy, row) =>
    times(cols, dx, (ox, col) =>
      (Math.round(x) + col * 3 + row * 5) % 4 === 3 ? '' : pane(first + ox, y + oy, pw, ph),
    ),
  );
}

/** A box with round corners. */
export const rounded = (x: number, y: number, w: number, h: number, r: number): string => {
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}` +
    `v${2 * r - h}${corner(r, -r)}z`
  );
};

/** A round tree. */
export const tree = (cx: number, r: number, bottom = BOTTOM): string =>
  `${disc(cx, bottom - r * 1.9, r)}M${cx - 0.9} ${bottom - r * 1.2}h1.8V${bottom}h-1.8z`;

/** A tall narrow tree: cypress or poplar. */
export const cypress = (cx: number, w: number, top: number, bottom = BOTTOM): string =>
  `M${cx} ${top}Q${cx + w} ${(top + bottom * 2) / 3} ${cx + w * 0.3} ${bottom}H${cx - w * 0.3}Q${cx - w} ${(top + bottom * 2) / 3} ${cx} ${top}z`;

/** A fir in three tiers. */
export function fir(cx: number, w: number, top: number, bottom = BOTTOM): string {
  const tier = (bottom - top) / 4;
  return times(3, tier, (dy, i) => {
    const half = (w * (i + 2)) / 8;
    return poly(cx, top + dy, cx + half, top + dy + tier * 2, cx - half, top + dy + tier * 2);
  });
}

/** A soft hill. */
export const hill = (x: number, w: number, top: number, bottom = BOTTOM): string =>
  `M${x} ${bottom}C${x + w * 0.28} ${bottom} ${x + w * 0.3} ${top} ${x + w / 2} ${top}S${x + w * 0.72} ${bottom} ${x + w} ${bottom}z`;

/** The hull of a boat that floats at `y`. */
export const hull = (x: number, w: number, y: number, h = 5): string =>
  `M${x} ${y - h}h${w}q-1 ${h}-${h * 1.2} ${h}H${x + h * 1.2}q-${h * 0.8} 0-${h * 1.2}-${h}z`;

/** A mast with a mainsail and a jib. */
export const sails = (x: number, y: number, h: number): string =>
  `${poly(x + 0.8, y - h, x + h * 0.46, y - 2, x + 0.8, y - 2)}${poly(x - 0.8, y - h * 0.86, x - 0.8, y - 2, x - h * 0.34, y - 2)}`;
