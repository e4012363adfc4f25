import type { ReactNode } from 'react';

import { ACCENT, BRICK, COPPER, FAR, LEAF, LINEN, LIT, MID, NEAR, SKY, SUN } from '../layers.tsx';
import { block, disc, gable, panes, poly, steeple } from '../shapes.ts';
import { DARK, INDOORS, INDOORS_LOW, RAIL, WARM, WARM_LOW } from './paint.ts';
import { Glow, stars } from './parts.tsx';
import { Stage } from './stage.tsx';

/** The guest's room: the bed is made, the lamp is on, the town is outside (R2-165). */
export const InsideScene = (): ReactNode => (
  <Stage ground={INDOORS}>
    <path fill={INDOORS_LOW} d="M-900 330H1300V900H-900z" />
    <path fill={RAIL} d="M-900 322H1300v9H-900z" />
    <View />
    {/* A picture of hills. */}
    <path fill={WARM_LOW} d="M262 62h84v64h-84z" />
    <path fill={INDOORS_LOW} d="M268 68h72v52h-72z" />
    <path fill={COPPER} d={poly(268, 120, 292, 88, 312, 108, 322, 98, 340, 120)} />
    <path fill={WARM} d={disc(324, 84, 6)} />
    <Glow x={330} y={186} r={150} />
    {/* The rug, the bed and what is on it. */}
    <path fill={MID} d="M66 364h250q24 0 24 9t-24 9H66q-24 0-24-9t24-9z" />
    <path fill={BRICK} d="M10 222q0-12 12-12h6q12 0 12 12v152H10zM250 300h14v74h-14z" />
    <path fill={LINEN} d="M40 264q0-18 18-18h32q20 0 20 20v24H40z" />
    <path fill={LINEN} d="M40 318h210v-38q0-14-14-14H54q-14 0-14 14z" />
    <path fill={NEAR} d="M40 316h224v40H40z" />
    <path fill={ACCENT} d="M78 282V262q2-22 26-20 24 2 22 24v16z" />
    <path fill={COPPER} d="M106 332v-52q0-18 18-18h110q28 0 28 28v42z" />
    <path fill={LINEN} d="M166 262h26v70h-26z" />
    {/* The night table and the lamp. */}
    <path fill={BRICK} d="M290 288h84v9h-84zM297 297h70v76h-70z" />
    <path
      fill={NEAR}
      d={`M304 310h56v24h-56zM304 341h56v24h-56zM328 240h6v48h-6zM316 282h30v6h-30z${disc(332, 322, 2.5)}`}
    />
    <path fill={WARM} d={poly(300, 242, 312, 188, 350, 188, 362, 242)} />
    <path fill={LIT} opacity={0.6} d={poly(320, 242, 322, 188, 340, 188, 342, 242)} />
    <path fill={LIT} opacity={0.08} d={poly(300, 242, 362, 242, 374, 288, 290, 288)} />
    {/* Something green. */}
    <path
      fill={LEAF}
      d="M426 300Q384 262 400 196Q432 236 430 300zM430 300Q424 220 452 176Q470 250 434 300zM432 300Q446 244 486 232Q480 286 436 300z"
    />
    <path fill={BRICK} d={poly(410, 298, 456, 298, 450, 374, 416, 374)} />
  </Stage>
);

/** The window: moon, roofs, and curtains drawn back. */
const View = (): ReactNode => (
  <>
    <svg x={36} y={30} width={150} height={170} viewBox="0 0 150 170">
      <path fill={SKY} d="M0 0h150v170H0z" />
      <path fill={SUN} opacity={0.8} d={stars(4, 4, 150)} />
      <circle cx={106} cy={50} r={32} fill={SUN} opacity={0.1} />
      <circle cx={106} cy={50} r={18} fill={SUN} />
      <path
        fill={FAR}
        d={
          gable(-6, 50, 96, 116, 170) +
          block(40, 34, 110, 170) +
          steeple(48, 12, 56, 106, 1, 170) +
          gable(78, 44, 90, 112, 170) +
          block(120, 34, 120, 170)
        }
      />
      <path fill={NEAR} d={block(-4, 40, 138, 170) + gable(30, 50, 122, 140, 170) + block(86, 70, 142, 170)} />
      <path
        fill={LIT}
        opacity={0.9}
        d={`${panes(2, 34, 122, 2, 1, 13, 6, 8)}${panes(82, 34, 118, 2, 1, 13, 6, 8)}${panes(92, 56, 150, 4, 1, 13, 6, 8)}`}
      />
    </svg>
    <path
      fill={WARM_LOW}
      d="M30 24h162v8H30zM30 196h162v10H30zM30 24h7v176h-7zM185 24h7v176h-7zM108 30h6v168h-6zM22 204h178v8H22z"
    />
    <path fill={BRICK} d="M14 14h40q6 120-18 200H10zM208 14h-40q-6 120 18 200h26z" />
    <path
      fill={DARK}
      opacity={0.25}
      d="M34 14h20q6 120-18 200h-8q14-100 6-200zM188 14h-20q-6 120 18 200h8q-14-100-6-200z"
    />
    <path fill={COPPER} d="M-2 6h226v8H-2z" />
  </>
);
