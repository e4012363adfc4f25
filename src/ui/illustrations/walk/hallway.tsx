import type { ReactNode } from 'react';

import { LIT } from '../layers.tsx';
import { block, disc, poly, times } from '../shapes.ts';
import { Hall } from './hall.tsx';
import { DARK, INDOORS, INDOORS_LOW, RAIL, STEEL, STEEL_LOW, WARM, WARM_LOW } from './paint.ts';
import { Keypad, LockLight } from './parts.tsx';
import type { OpeningProps } from './parts.tsx';
import { Leaf, Stage } from './stage.tsx';

/** A glass door before a corridor with its doors and lamps (R2-164). */
export const HallwayScene = ({ opens, endsWith = null }: OpeningProps): ReactNode => (
  <Stage
    ground={INDOORS}
    leaf={
      <Leaf x={107} y={52} w={176} h={318} hinge="left">
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
      </Leaf>
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
