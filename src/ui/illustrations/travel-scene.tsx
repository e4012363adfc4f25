import { Fragment, type ReactNode } from 'react';

import { Accent, Lit, FAR, LIT, SKY, SUN } from './layers.tsx';
import { Scene } from './scene.tsx';
import { arch, disc, gable, hip, pane, star, steeple, stepped } from './shapes.ts';

interface TravelSceneProps {
  /** A star for each. */
  nights: number;
  /** A house with its light on for each. */
  visited: number;
  /** Houses in all; 0 when the number is unknown. */
  total: number;
  /** For a box of any shape: moon and church are always in view, and the town goes on. */
  isCropped?: boolean | undefined;
}

const MOST_STARS = 60;
const MOST_HOUSES = 48;
/** Houses of a town whose size is unknown. */
const SMALL_TOWN = 11;
const ROW = 16;
const WIDTH = 350;

type Roof = (x: number, w: number, top: number, eaves: number, bottom: number) => string;
const ROOFS: readonly Roof[] = [
  gable,
  (x, w, top, eaves, bottom) => hip(x, w, top, eaves, w * 0.22, bottom),
  (x, w, top, eaves, bottom) => stepped(x, w, top, eaves, 3, bottom),
];

/** Steps of the golden ratio, modulo 1, never come close to each other, however many there are. */
const GOLDEN = 0.618034;
/** The vertical steps that, with the horizontal ones, keep stars apart; found by search. */
const DOWN = 0.642;

const share = (index: number, step: number): number => (index * step) % 1;

interface Star {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const stars = (count: number): Star[] =>
  Array.from({ length: count }, (_, index) => ({
    x: 14 + share(index + 1, GOLDEN) * (WIDTH - 92) + ((index * 5) % 7),
    y: 13 + share(index + 1, DOWN) * 50 + ((index * 3) % 8),
    r: index % 5 === 0 ? 5 : 3 + (index % 3) * 0.5,
  }));

/** Whether the edge of a tall box or the church would cut a star at this x. */
const isInTheWay = (x: number): boolean => x < 17 || (x > 72 && x < 95) || (x > 228 && x < 270);

interface House {
  readonly shape: string;
  readonly windows: string;
  readonly row: number;
  readonly isLit: boolean;
}

/** Which of so many houses have their light on: spread over the town, the same ones each time. */
function litOnes(lit: number, count: number): Set<number> {
  const order = Array.from({ length: count }, (_, index) => index).toSorted(
    (a, b) => share(a + 1, GOLDEN) - share(b + 1, GOLDEN),
  );
  return new Set(order.slice(0, lit));
}

function houses(lit: number, count: number): House[] {
  const rows = Math.ceil(count / ROW);
  const on = litOnes(lit, count);
  return Array.from({ length: count }, (_, index) => {
    const row = index % rows;
    const column = Math.floor(index / rows);
    const inRow = Math.ceil((count - row) / rows);
    const width = Math.min(WIDTH / inRow, 44);
    const x = (WIDTH - width * inRow) / 2 + column * width;
    const bottom = 150 - row * 17;
    // Within a column each house is a little taller than the one in front, so that no roof covers a window.
    const top = bottom - 30 - ((column * 7) % 4) * 3 - row * 6;
    const roof = ROOFS[(column + row) % ROOFS.length] ?? gable;
    const eaves = top + width * 0.4;
    return {
      shape: roof(x + 0.6, width - 1.2, top, eaves, bottom),
      windows: pane(x + width / 2 - 6, eaves + 3) + pane(x + width / 2 + 1, eaves + 3),
      row,
      isLit: on.has(index),
    };
  });
}

/** From the nearest row, the lightest, to the last, which nearly has the colour of the sky. */
const ROW_TONES = [100, 62, 36].map((part) => `color-mix(in srgb, ${FAR} ${part}%, ${SKY})`);

/** Before the first visit no light is on; moonlit roofs keep the town visible. */
const MOONLIT = `color-mix(in srgb, ${LIT} 18%, ${FAR})`;

/** A church behind the houses, and stars beside the moon. */
const Church = (): ReactNode => (
  <>
    <Lit d={[star(286, 26, 3.5), star(304, 72, 3), star(334, 80, 3.5), star(276, 60, 3), star(330, 62, 2.5)]} />
    <path fill={ROW_TONES[1]} d={steeple(240, 18, 18, 62, 1.5) + gable(252, 40, 76, 90)} />
    <Lit d={[disc(249, 70, 3.2), arch(244.5, 3, 78, 86), arch(250.5, 3, 78, 86)]} />
  </>
);

const MOON = 'M0 0a17 17 0 1 0 13 27a14 14 0 0 1-13-27z';

/** Something at a position in the sky, as large as in the picture of the town. */
const InSky = ({ x, y, children }: { x: number; y: number; children: ReactNode }) => (
  <svg x={`${x}%`} y={`${y}%`} width="10%" viewBox="0 0 35 35" preserveAspectRatio="xMinYMin" overflow="visible">
    {children}
  </svg>
);

/** Stars and moon over the whole sky of a box, however tall: from its top to the roofs. */
const WideSky = ({ sky, rows }: { sky: readonly Star[]; rows: number }): ReactNode => (
  <div className="absolute inset-0" style={{ marginBottom: `${((rows * 23 + 16) / WIDTH) * 100}%` }}>
    <svg aria-hidden="true" focusable="false" className="block size-full">
      {sky.map(({ x, y, r }, index) => (
        <InSky key={x} x={(x / WIDTH) * 100} y={(y - 8) * 1.4}>
          {/* The newest star lights up. */}
          <g
            className={index === sky.length - 1 ? 'origin-center animate-light-up [transform-box:fill-box]' : undefined}
          >
            <Lit d={star(0, 0, r)} />
          </g>
        </InSky>
      ))}
      <InSky x={90} y={14}>
        <path fill={SUN} d={MOON} />
      </InSky>
    </svg>
  </div>
);

/** A member's town by night: a star for each night, a lit house for each one visited. */
export function TravelScene({ nights, visited, total, isCropped = false }: TravelSceneProps): ReactNode {
  const known = Math.max(visited, total === 0 ? SMALL_TOWN : total);
  const count = Math.min(known, MOST_HOUSES);
  // A very large town is drawn smaller, but a member with a visit always sees one light.
  const lit = visited === 0 ? 0 : Math.max(1, Math.round((visited / known) * count));
  const all = houses(lit, count);
  const sky = stars(Math.min(nights, MOST_STARS));
  const town = ROW_TONES.map((tone, row) => {
    const here = all.filter((house) => house.row === row);
    const on = here.filter(({ isLit }) => isLit);
    return (
      <Fragment key={tone}>
        <path fill={lit === 0 ? MOONLIT : tone} d={here.map(({ isLit, shape }) => (isLit ? '' : shape)).join('')} />
        <Accent d={on.map(({ shape }) => shape)} />
        <Lit d={on.map(({ windows }) => windows)} />
      </Fragment>
    );
  }).toReversed();
  if (!isCropped)
    return (
      <>
        <Scene sky={null} isWhole className="absolute inset-0">
          {town}
        </Scene>
        <WideSky sky={sky} rows={Math.ceil(count / ROW)} />
      </>
    );
  const near = <Lit d={sky.filter(({ x }) => !isInTheWay(x)).map(({ x, y, r }) => star(x, y, r))} />;
  return (
    <Scene sky={null} view="150 0 200 150" isRight className="absolute inset-0">
      {near}
      <path fill={SUN} transform={`translate(${WIDTH - 34} 20)`} d={MOON} />
      <Church />
      {/* What a very wide box shows at the left. */}
      <g transform="translate(-258 0)">{near}</g>
      <g transform={`translate(${-WIDTH} 0)`}>{town}</g>
      {town}
    </Scene>
  );
}
