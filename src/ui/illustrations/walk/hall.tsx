import type { ReactNode } from 'react';

import { LEAF, LIT } from '../layers.tsx';
import { poly } from '../shapes.ts';
import { DARK, INDOORS_LOW, RAIL, WARM } from './paint.ts';
import { Glow } from './parts.tsx';

/** A stair hall at night: wall, skirting, floor, a lamp and something green. */
export const Hall = (): ReactNode => (
  <>
    <path fill={INDOORS_LOW} d="M-900 236H1300V372H-900z" />
    <path fill={RAIL} d="M-900 232H1300v5H-900zM-900 360H1300v12H-900z" />
    <path fill={DARK} d="M-900 372H1300V900H-900z" />
    <path fill={RAIL} opacity={0.35} d="M-900 372H1300v4H-900z" />
    <Glow x={195} y={20} r={96} />
    <path fill={DARK} d="M193.5-1600h3V0h-3z" />
    <path fill={WARM} d={poly(175, 22, 185, 0, 205, 0, 215, 22)} />
    <path fill={LIT} opacity={0.06} d={poly(185, 22, 205, 22, 345, 372, 45, 372)} />
    <path fill={DARK} d="M26 326h40l-6 46H32z" />
    <path
      fill={LEAF}
      d="M46 328Q6 300 14 240Q44 268 46 328zM46 328Q40 262 62 222Q78 276 48 328zM48 328Q56 280 92 262Q88 312 50 328z"
    />
  </>
);
