import { use } from 'react';
import type { ReactNode } from 'react';

import { Hour } from './hour.tsx';
import { Accent, Far, Haze, Leaf, Lines, Lit, Mid, Near, Stone } from './kit.tsx';
import { tree } from './nature.ts';
import { LINEN, LIT } from './palette.ts';
import { rounded } from './rounded.ts';
import { Scene } from './scene.tsx';
import { block, gable, poly, times } from './shapes.ts';

interface ParkingRowProps {
  /** The numbers on the ground, both included. */
  from: number;
  to: number;
  /** A garage; without a roof they are in a yard. */
  hasRoof: boolean;
}

/** Where the floor begins at the wall, and how much wider it is at the lower edge. */
const WALL = 76;
const FOOT = 150;
const SPREAD = 1.45;
const MIDDLE = 175;
/** The width of the guests' bays at the wall. */
const ROW = 196;

/** A place on the floor: `x` is measured at the wall. */
const onFloor = (x: number, y: number): number =>
  MIDDLE + (x - MIDDLE) * (1 + ((SPREAD - 1) * (y - WALL)) / (FOOT - WALL));

interface ParkedProps {
  /** Its middle. */
  x: number;
  width: number;
  paint: typeof Accent;
}

/** A parked car of another driver, from behind. */
function Parked({ x, width: w, paint: Paint }: ParkedProps): ReactNode {
  const foot = 116;
  const left = x - w / 2;
  return (
    <>
      <Near
        d={[rounded(left + w * 0.08, foot - 6, w * 0.2, 10, 2), rounded(left + w * 0.72, foot - 6, w * 0.2, 10, 2)]}
      />
      <Paint
        d={[
          poly(
            left + w * 0.2,
            foot - w * 0.66,
            left + w * 0.8,
            foot - w * 0.66,
            left + w * 0.92,
            foot - w * 0.36,
            left + w * 0.08,
            foot - w * 0.36,
          ),
          rounded(left, foot - w * 0.4, w, w * 0.4, w * 0.1),
        ]}
      />
      <Mid
        d={poly(
          left + w * 0.25,
          foot - w * 0.61,
          left + w * 0.75,
          foot - w * 0.61,
          left + w * 0.84,
          foot - w * 0.38,
          left + w * 0.16,
          foot - w * 0.38,
        )}
      />
      <Lit
        d={[
          rounded(left + w * 0.06, foot - w * 0.3, w * 0.16, w * 0.08, 1.5),
          rounded(left + w * 0.78, foot - w * 0.3, w * 0.16, w * 0.08, 1.5),
          rounded(left + w * 0.36, foot - w * 0.2, w * 0.28, w * 0.09, 1),
        ]}
      />
    </>
  );
}

/** The bays of the guests with their numbers on the ground; beside them are the cars of others. */
export const ParkingRow = ({ from, to, hasRoof }: ParkingRowProps): ReactNode => {
  const hour = use(Hour);
  const count = to - from + 1;
  const bay = ROW / count;
  const first = MIDDLE - ROW / 2;
  const line = (x: number): string => `M${onFloor(x, WALL)} ${WALL}L${onFloor(x, FOOT)} ${FOOT}`;
  return (
    <Scene sky={hasRoof ? 'day' : hour}>
      {hasRoof ? (
        <>
          <Haze d={block(0, 350, 0, WALL)} />
          <Far d={[block(0, 350, 0, 16), block(0, 350, 60, WALL)]} />
          <Lit d={times(3, 110, (dx) => rounded(42 + dx, 20, 46, 4, 2))} />
        </>
      ) : (
        <>
          <Haze
            d={[
              gable(14, 54, 22, 38, WALL),
              block(74, 46, 34, WALL),
              gable(232, 50, 24, 40, WALL),
              block(288, 50, 32, WALL),
            ]}
          />
          <Leaf d={[tree(136, 13, WALL), tree(222, 14, WALL), tree(340, 15, WALL), tree(6, 13, WALL)]} />
          <Far d={block(0, 350, 64, WALL)} />
          <Near d={block(172, 6, 60, WALL)} />
        </>
      )}
      <Mid d={block(0, 350, WALL)} />
      <Near
        d={poly(
          onFloor(first, WALL),
          WALL,
          onFloor(first + ROW, WALL),
          WALL,
          onFloor(first + ROW, FOOT),
          FOOT,
          onFloor(first, FOOT),
          FOOT,
        )}
      />
      <Lines color={LINEN} width={2.5} d={times(count + 3, bay, (dx) => line(first - bay + dx))} />
      <Lines color={LINEN} width={2.5} d={`M${first} ${WALL + 1}h${ROW}`} />
      {hasRoof && <Stone d={[block(first - 12, 10, 16, WALL + 8), block(first + ROW + 2, 10, 16, WALL + 8)]} />}
      <Near d={rounded(158, 28, 34, 34, 6)} />
      <Lines color={LINEN} width={4.5} d="M170 55V36h7q6.500 0 6.500 6.500t-6.500 6.500h-7" />
      <Parked x={28} width={46} paint={Stone} />
      <Parked x={322} width={46} paint={Accent} />
      {Array.from({ length: count }, (_, at) => {
        const middle = first + bay * (at + 0.5);
        const slope = ((middle - MIDDLE) * (SPREAD - 1)) / (FOOT - WALL);
        return (
          <text
            key={at}
            transform={`matrix(1 0 ${slope * 0.8} .8 ${onFloor(middle, 126)} 126)`}
            textAnchor="middle"
            fontSize={Math.min(bay * 0.62, 30)}
            fontWeight={650}
            fill={LIT}
          >
            {from + at}
          </text>
        );
      })}
    </Scene>
  );
};
