import { useMemo } from 'react';
import { encode } from 'uqr';

import { cx } from '#lib/cx.ts';

interface QrCodeProps {
  value: string;
  /** Says what it leads to. */
  label: string;
  className?: string | undefined;
}

/** A QR code, dark on white in every theme, with the quiet zone that scanners need. */
export function QrCode({ value, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(value, { ecc: 'M', border: 4 });
    return { size: modules, path: data.flatMap((row, y) => rowPath(row, y)).join('') };
  }, [value]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx('block aspect-square w-full rounded-tile bg-white forced-color-adjust-none', className)}
    >
      <path d={path} className="fill-black" />
    </svg>
  );
}

/** Draws each run of dark modules as one rectangle, to keep the path short. */
function rowPath(row: readonly boolean[], y: number): string[] {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x]) x += 1;
    if (x > start) runs.push(`M${start} ${y}h${x - start}v1H${start}z`);
  }
  return runs;
}
