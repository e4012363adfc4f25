/** A box with round corners. */
export const rounded = (x: number, y: number, w: number, h: number, r: number): string => {
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}` +
    `v${2 * r - h}${corner(r, -r)}z`
  );
};
