import type { ReactNode } from 'react';

import { Copper, Linen } from './kit.tsx';
import { COPPER, GOLD, NEAR } from './palette.ts';
import { disc, times } from './shapes.ts';

interface ClockArcProps {
  /** Where the arc begins, in minutes since midnight. */
  from: number;
  /** Its length. */
  minutes: number;
  /** Where the hand points: at an end of the arc. */
  hand: number;
}

/** Half a day on a dial. */
const DIAL = 720;

/** Where the arc of a time begins on a dial. */
const onDial = (minutes: number): number => minutes % DIAL;

/** A clock with the time that is won: the arc grows and the hand turns when another hour is chosen. */
export const ClockArc = ({ from, minutes, hand }: ClockArcProps): ReactNode => (
  <svg
    viewBox="0 0 128 128"
    width={128}
    aria-hidden="true"
    focusable="false"
    data-sky="day"
    className="block max-w-full"
  >
    <Copper d={disc(64, 64, 62)} />
    <Linen d={disc(64, 64, 54)} />
    <path
      stroke={COPPER}
      strokeWidth={3}
      strokeLinecap="round"
      d={times(12, 30, (angle) => {
        const [x, y] = [Math.sin((angle * Math.PI) / 180), -Math.cos((angle * Math.PI) / 180)];
        const at = (r: number) => `${(64 + x * r).toFixed(1)} ${(64 + y * r).toFixed(1)}`;
        return `M${at(angle % 90 === 0 ? 44 : 47)}L${at(49)}`;
      })}
    />
    <circle
      cx={64}
      cy={64}
      r={34}
      fill="none"
      stroke={GOLD}
      strokeWidth={12}
      pathLength={DIAL}
      strokeDasharray={`${Math.min(minutes, DIAL)} ${DIAL}`}
      className="origin-center transition-[stroke-dasharray,rotate] duration-move"
      // A dash ends where the circle begins, so the circle begins where the arc does.
      style={{ rotate: `${onDial(from) / 2 - 90}deg` }}
    />
    <path
      stroke={NEAR}
      strokeWidth={5}
      strokeLinecap="round"
      d="M64 64V34"
      className="origin-center transition-[rotate] duration-move"
      style={{ rotate: `${onDial(hand) / 2}deg` }}
    />
    <Copper d={disc(64, 64, 5)} />
  </svg>
);
