import type { ReactNode } from 'react';

import { ACCENT, BRICK, COPPER, FAR, LEAF, LINEN, LIT, MID, NEAR, SKY, SUN } from '../layers.tsx';
import { block, disc, gable, panes, poly, steeple } from '../shapes.ts';
import { DARK, INDOORS, INDOORS_LOW, RAIL, STEEL, STEEL_LOW, WARM, WARM_LOW } from './house-look.ts';
import { Glow, Keypad, LockLight, Plate, stars, DoorLeaf, Stage } from './stage.tsx';
import type { OpeningProps } from './stage.tsx';

interface ApartmentProps extends OpeningProps {
  /** The number on the wall; empty where it is not known. */
  number: string;
}

const FACE = 'color-mix(in oklab, var(--accent) 26%, var(--build-1))';
const EDGE = 'color-mix(in oklab, var(--accent) 42%, var(--build-1))';

/** The guest's own door, with the lit room behind it (R2-164). */
export const ApartmentScene = ({ number, opens, endsWith = null }: ApartmentProps): ReactNode => (
  <Stage
    ground={INDOORS}
    leaf={
      <DoorLeaf x={100} y={26} w={172} h={344} hinge="left">
        <path fill={FACE} d={block(0, 172, 0, 344)} />
        <path fill="none" stroke={EDGE} strokeWidth={4} d="M24 26h124v124H24zM24 182h124v136H24z" />
        <path fill={DARK} d="M142 152h22v36h-22z" />
        <path stroke={LIT} strokeWidth={6} strokeLinecap="round" d="M132 166h22" />
        <path fill={LIT} d={disc(86, 84, 4)} />
      </DoorLeaf>
    }
    front={
      <>
        {number !== '' && <Plate x={335} y={118} text={number} size={20} />}
        {opens === 'keypad' && <Keypad x={335} y={206} isRinged endsWith={endsWith} />}
        {opens === 'lock' && <LockLight x={335} y={172} />}
      </>
    }
  >
    <path fill={INDOORS_LOW} d="M-900 236H1300V372H-900z" />
    <path fill={RAIL} d="M-900 232H1300v5H-900zM-900 360H1300v12H-900z" />
    <g className="walk-light">
      <Glow x={186} y={200} r={270} />
    </g>
    <path fill={DARK} d="M-900 372H1300V900H-900z" />
    <path fill={STEEL_LOW} d={block(86, 200, 12, 372)} />
    <path fill={STEEL} d="M86 12h200v6H86z" />
    <Room />
    <path className="walk-light" fill={LIT} fillOpacity={0.3} d={poly(100, 372, 272, 372, 400, 480, 60, 480)} />
    <path fill={RAIL} d="M112 378h148l14 16H98z" />
  </Stage>
);

/** The room behind the open door. The shut leaf covers its sides and its top, so that light shines out only below. */
const Room = (): ReactNode => (
  <svg x={102} y={28} width={168} height={344} viewBox="2 2 168 344">
    <path fill={WARM} d="M0 0h172v346H0z" />
    <path fill={LIT} opacity={0.5} d={disc(80, 140, 74)} />
    <path fill={WARM_LOW} d="M0 286h172v60H0z" />
    <path fill={BRICK} opacity={0.5} d="M112 150h44v54h-44z" />
    <path fill={WARM} d={poly(116, 200, 130, 176, 142, 190, 148, 182, 152, 200)} />
    <path fill={COPPER} d="M84 244q0-14 14-14h74v64H84z" />
    <path fill={NEAR} d="M84 262h88v34H84z" />
    <path fill={NEAR} d="M78 160h4v132h10v5H68v-5h10z" />
    <path fill="var(--ink)" d={poly(58, 164, 68, 126, 92, 126, 102, 164)} />
    <path fill={BRICK} opacity={0.6} d="M40 300h120l12 26H30z" />
  </svg>
);

/** The guest's room: the bed is made, the lamp is on, the town is outside (R2-165). */
export const InsideScene = (): ReactNode => (
  <Stage ground={INDOORS}>
    <path fill={INDOORS_LOW} d="M-900 330H1300V900H-900z" />
    <path fill={RAIL} d="M-900 322H1300v9H-900z" />
    <WindowView />
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
const WindowView = (): ReactNode => (
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
