import type { ReactNode } from 'react';

import { LEAF, LIT } from '../layers.tsx';
import { block, disc, poly, times } from '../shapes.ts';
import {
  BRASS,
  DARK,
  INDOORS,
  INDOORS_LOW,
  PANEL,
  RAIL,
  SHEEN,
  STEEL,
  STEEL_LOW,
  WARM,
  WARM_LOW,
} from './house-look.ts';
import { Glow, Keypad, LockLight, Ring, DoorLeaf, Stage } from './stage.tsx';
import type { OpeningProps } from './stage.tsx';

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

/** A glass door before a corridor with its doors and lamps (R2-164). */
export const HallwayScene = ({ opens, endsWith = null }: OpeningProps): ReactNode => (
  <Stage
    ground={INDOORS}
    leaf={
      <DoorLeaf x={107} y={52} w={176} h={318} hinge="left">
        <path fill={LIT} opacity={0.1} d={block(0, 176, 0, 318)} />
        <path fill="none" stroke={STEEL} strokeWidth={12} d="M6 6h164v306H6z" />
        <path stroke={STEEL} strokeWidth={9} d="M6 214h164" />
        {/* The glass shines in two broad bands, above and below its bar. */}
        <path
          fill={LIT}
          opacity={0.07}
          d="M12 150L86 12h40L24 210H12zM58 210L162 16v56L88 210zM12 306L58 220h26L38 306z"
        />
        <path stroke="var(--ink)" strokeWidth={6} strokeLinecap="round" d="M154 140v56" />
      </DoorLeaf>
    }
    front={
      <>
        {opens === 'keypad' && <Keypad x={338} y={206} isRinged endsWith={endsWith} />}
        {opens === 'lock' && <LockLight x={322} y={214} />}
      </>
    }
  >
    <Hall />
    <path fill={STEEL_LOW} d={block(93, 204, 38, 372)} />
    <Corridor />
    <path className="walk-light" fill={LIT} fillOpacity={0.24} d={poly(107, 372, 283, 372, 390, 470, 0, 470)} />
  </Stage>
);

/** The corridor as one sees it through the door: it runs away to a lit window. */
const Corridor = (): ReactNode => (
  <svg x={107} y={52} width={176} height={320} viewBox="0 0 176 320">
    <path fill={INDOORS} d="M0 0h176v320H0z" />
    <path fill={`color-mix(in oklab, ${INDOORS} 76%, var(--window))`} d={poly(62, 96, 114, 96, 114, 190, 62, 190)} />
    <path fill={INDOORS_LOW} d={`${poly(0, 0, 62, 96, 62, 190, 0, 320)}${poly(176, 0, 176, 320, 114, 190, 114, 96)}`} />
    <path fill={RAIL} d={poly(0, 320, 62, 190, 114, 190, 176, 320)} />
    <path fill={WARM_LOW} d={poly(40, 320, 76, 190, 100, 190, 136, 320)} />
    <path fill={DARK} opacity={0.55} d={poly(0, 0, 62, 96, 114, 96, 176, 0)} />
    <path
      fill={DARK}
      d={`${poly(10, 60, 32, 84, 32, 250, 10, 298)}${poly(44, 98, 55, 108, 55, 205, 44, 228)}${poly(166, 60, 144, 84, 144, 250, 166, 298)}${poly(132, 98, 121, 108, 121, 205, 132, 228)}`}
    />
    <path fill={WARM} d={block(74, 28, 118, 176)} />
    <path fill="none" stroke={INDOORS} strokeWidth={3} d="M88 118v58M74 142h28" />
    <path fill={LIT} opacity={0.2} d={times(3, 0, (_, at) => disc(88, [26, 62, 82][at] ?? 0, [30, 17, 10][at] ?? 0))} />
    <path fill={WARM} d={times(3, 0, (_, at) => disc(88, [26, 62, 82][at] ?? 0, [10, 6, 3.5][at] ?? 0))} />
  </svg>
);

/** An elevator in its hall. Its button and its arrow light up with the call; its doors are shut until it is here (R2-164). */
export const ElevatorScene = ({ opens, endsWith = null }: OpeningProps): ReactNode => (
  <Stage
    ground={INDOORS}
    front={
      opens === 'keypad' ? (
        <Keypad x={335} y={208} isRinged endsWith={endsWith} />
      ) : (
        <>
          {opens === 'lock' && <Ring x={330} y={208} r={36} />}
          <rect x={315} y={176} width={30} height={64} rx={7} fill={DARK} />
          <circle cx={330} cy={194} r={9} fill="none" stroke="var(--soft)" strokeWidth={2} />
          <circle cx={330} cy={222} r={9} fill="none" stroke="var(--soft)" strokeWidth={2} />
          <path fill="var(--soft)" d="M326 197l4-7 4 7zM326 219l4 7 4-7z" />
          <g className="walk-light">
            <circle cx={330} cy={194} r={9} fill={WARM} />
            <path fill={DARK} d="M326 197l4-7 4 7z" />
          </g>
        </>
      )
    }
  >
    <Hall />
    {/* The frame, the doors, and where the elevator goes. */}
    <path fill={BRASS} d={block(92, 206, 60, 372)} />
    <path fill={DARK} d={block(106, 178, 76, 372)} />
    <svg x={106} y={76} width={178} height={296} viewBox="0 0 178 296">
      <path fill={PANEL} d="M0 0h178v296H0z" />
      <path fill={SHEEN} d="M0 0h20L-30 296H0zM44 0h22L12 296h-26z" />
      <path fill={SHEEN} d="M120 0h34L100 296H89V190zM172 0h6v60l-40 236h-24z" />
      <path fill={STEEL_LOW} d="M86 0h6v296h-6z" />
    </svg>
    <rect x={163} y={30} width={64} height={24} rx={6} fill={DARK} />
    <path fill={WARM_LOW} d="M180 47l7-11 7 11zM196 36h14l-7 11z" />
    <path className="walk-light" fill={WARM} d="M180 47l7-11 7 11z" />
  </Stage>
);
