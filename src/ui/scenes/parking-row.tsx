import type { ReactNode } from 'react';

import { Far, Lines, Lit, Mid, Near, Stone } from './kit.tsx';
import { LINEN, LIT } from './palette.ts';
import { rounded } from './rounded.ts';
import { times } from './shapes.ts';

interface ParkingRowProps {
  /** The numbers on the ground, both included. */
  from: number;
  to: number;
}

const TOP = 26;
const FOOT = 104;

/** A car seen from above. */
const Above = ({ x, width }: { x: number; width: number }): ReactNode => (
  <>
    <Stone d={rounded(x, TOP + 8, width, 62, width / 3)} />
    <Mid
      d={[
        rounded(x + width * 0.12, TOP + 22, width * 0.76, 10, 3),
        rounded(x + width * 0.16, TOP + 54, width * 0.68, 7, 3),
      ]}
    />
  </>
);

/** The bays of the guests with their numbers, between those of others. */
export const ParkingRow = ({ from, to }: ParkingRowProps): ReactNode => {
  const count = to - from + 1;
  const bay = 350 / (count + 1.6);
  const first = bay * 0.8;
  return (
    <svg viewBox="0 0 350 130" aria-hidden="true" focusable="false" data-sky="day" className="block w-full">
      <Far d={rounded(0, 0, 350, 130, 0)} />
      <Near d={rounded(first, TOP, bay * count, FOOT - TOP, 2)} />
      <Lines color={LINEN} width={3} d={times(count + 1, bay, (dx) => `M${first + dx} ${TOP}V${FOOT}`)} />
      <Above x={first - bay * 0.84} width={bay * 0.68} />
      <Above x={first + bay * (count + 0.16)} width={bay * 0.68} />
      <Lit d={times(count, bay, (dx) => rounded(first + dx + bay * 0.2, FOOT - 5, bay * 0.6, 2.5, 1))} />
      {Array.from({ length: count }, (_, at) => (
        <text
          key={at}
          x={first + bay * (at + 0.5)}
          y={(TOP + FOOT) / 2 + bay * 0.14}
          textAnchor="middle"
          fontSize={bay * 0.42}
          fontWeight={650}
          fill={LIT}
        >
          {from + at}
        </text>
      ))}
    </svg>
  );
};
