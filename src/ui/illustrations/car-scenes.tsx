import { use } from 'react';
import type { ReactNode } from 'react';

import { Hour, Scene, StreetSun } from './scene.tsx';
import { Accent, Copper, Far, Haze, Leaf, Lines, Lit, Mid, Near, Stone, LINEN, LIT } from './layers.tsx';
import { tree, rounded, block, disc, gable, pane, poly, times } from './shapes.ts';
import type { Picture } from './scene.tsx';

/** The body of a car with its wheels on `bottom` and its left end at `x`. */
const car = (x: number, bottom: number): string =>
  `M${x} ${bottom}v-14q0-6 7-7l13-2 14-13q3-3 8-3h26q5 0 8 4l12 13 9 2q6 1 6 8v12z`;
const carGlass = (x: number, bottom: number): string =>
  `M${x + 26} ${bottom - 24}l10-9q2-2 5-2h9v11zM${x + 54} ${bottom - 35}h12q3 0 5 2l8 9h-25z`;

interface CarProps {
  x: number;
  bottom: number;
}

const Car = ({ x, bottom }: CarProps): ReactNode => (
  <>
    <Accent d={car(x, bottom)} />
    <Lit d={[carGlass(x, bottom), pane(x + 96, bottom - 16, 6, 5)]} />
    <Near d={[disc(x + 23, bottom, 10), disc(x + 80, bottom, 10)]} />
    <Stone d={[disc(x + 23, bottom, 4), disc(x + 80, bottom, 4)]} />
  </>
);

/** A car in its own bay, under the sign. */
export const ParkingScene: Picture = ({ className }) => (
  <Scene className={className}>
    <Haze d={block(0, 350, 0)} />
    <Far d={[block(0, 350, 0, 18), block(54, 12, 18, 118), block(286, 12, 18, 118)]} />
    <Stone d={block(0, 350, 96, 118)} />
    <Lit d={times(3, 110, (dx) => rounded(40 + dx, 22, 46, 4, 2))} />
    <Mid d={block(0, 350, 118)} />
    <Lines color={LINEN} width={2.5} d="M92 150l14-32M258 150l-14-32M-22 150l30-32M372 150l-30-32" />
    <Near d={rounded(184, 34, 40, 40, 6)} />
    <Lines color={LINEN} width={5} d="M198 65V44h8q7 0 7 7t-7 7h-8" />
    <Car x={118} bottom={128} />
  </Scene>
);

/** A car on its way past the houses, and the plane that it meets. */
export const TransferScene: Picture = ({ className }) => (
  <Scene className={className} sky={use(Hour)}>
    <StreetSun x={246} />
    <Haze d={[gable(20, 60, 40, 60), block(84, 44, 56), gable(236, 54, 48, 66), block(292, 58, 62)]} />
    <Far d={[gable(110, 40, 44, 58, 118), block(152, 46, 64, 118), gable(200, 36, 52, 68, 118)]} />
    <Lit d={[pane(124, 72), pane(136, 72), pane(162, 78), pane(176, 78), pane(214, 82)]} />
    <Leaf d={[tree(92, 13, 118), tree(266, 15, 118)]} />
    <Copper d="M152 30l30-11q9-3 10 2t-6 8l-11 4-13 20-5 1 7-18-12 4-6 8-4 1 3-11-7-7 4-1z" />
    <Mid d={block(0, 350, 118)} />
    <Lines color={LINEN} width={2.5} d="M0 142h46M76 142h46M152 142h46M228 142h46M304 142h46" />
    <Car x={124} bottom={126} />
  </Scene>
);

interface ParkingRowProps {
  /** The numbers on the ground, both included. */
  from: number;
  to: number;
  /** A garage; without a roof they are in a yard. */
  hasRoof: boolean;
}

/** Where the floor begins at the wall, and how much wider it is at the lower edge. */
const WALL = 76;
const BOTTOM = 150;
const SPREAD = 1.45;
const MIDDLE = 175;
/** The width of the guests' bays at the wall. */
const ROW = 196;

/** A point on the floor: `x` is measured at the wall. */
const onFloor = (x: number, y: number): number =>
  MIDDLE + (x - MIDDLE) * (1 + ((SPREAD - 1) * (y - WALL)) / (BOTTOM - WALL));

interface ParkedProps {
  /** Its middle. */
  x: number;
  width: number;
  paint: typeof Accent;
}

/** A parked car of another driver, from behind. */
function Parked({ x, width: w, paint: Paint }: ParkedProps): ReactNode {
  const bottom = 116;
  const left = x - w / 2;
  return (
    <>
      <Near
        d={[rounded(left + w * 0.08, bottom - 6, w * 0.2, 10, 2), rounded(left + w * 0.72, bottom - 6, w * 0.2, 10, 2)]}
      />
      <Paint
        d={[
          poly(
            left + w * 0.2,
            bottom - w * 0.66,
            left + w * 0.8,
            bottom - w * 0.66,
            left + w * 0.92,
            bottom - w * 0.36,
            left + w * 0.08,
            bottom - w * 0.36,
          ),
          rounded(left, bottom - w * 0.4, w, w * 0.4, w * 0.1),
        ]}
      />
      <Mid
        d={poly(
          left + w * 0.25,
          bottom - w * 0.61,
          left + w * 0.75,
          bottom - w * 0.61,
          left + w * 0.84,
          bottom - w * 0.38,
          left + w * 0.16,
          bottom - w * 0.38,
        )}
      />
      <Lit
        d={[
          rounded(left + w * 0.06, bottom - w * 0.3, w * 0.16, w * 0.08, 1.5),
          rounded(left + w * 0.78, bottom - w * 0.3, w * 0.16, w * 0.08, 1.5),
          rounded(left + w * 0.36, bottom - w * 0.2, w * 0.28, w * 0.09, 1),
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
  const line = (x: number): string => `M${onFloor(x, WALL)} ${WALL}L${onFloor(x, BOTTOM)} ${BOTTOM}`;
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
          onFloor(first + ROW, BOTTOM),
          BOTTOM,
          onFloor(first, BOTTOM),
          BOTTOM,
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
        const slope = ((middle - MIDDLE) * (SPREAD - 1)) / (BOTTOM - WALL);
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
