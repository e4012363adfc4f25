import type { ReactNode } from 'react';

import { block } from '../shapes.ts';
import { Hall } from './hall.tsx';
import { BRASS, DARK, INDOORS, PANEL, SHEEN, STEEL_LOW, WARM, WARM_LOW } from './paint.ts';
import { Keypad, Ring } from './parts.tsx';
import type { OpeningProps } from './parts.tsx';
import { Stage } from './stage.tsx';

/** A lift in its hall. Its button and its arrow light up with the call; its doors are shut until it is here (R2-164). */
export const LiftScene = ({ opens, endsWith = null }: OpeningProps): ReactNode => (
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
    {/* The frame, the doors, and where the lift goes. */}
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
