import type { ReactNode } from 'react';

import { FAR, HAZE, LIT, MID, SUN } from '../layers.tsx';
import { block, gable, hip, pane, panes, times } from '../shapes.ts';
import type { HouseLook } from './house-look.ts';
import { DARK, STREET, WARM, wallOf } from './house-look.ts';
import { stars } from './stage.tsx';

/** Where the street is, and the house from side to side. */
export const STREET_Y = 372;
const [LEFT, WIDTH] = [-60, 510];
const STOREY = 84;
const EAVES = -14;

/** The sky, and the houses next door, as far as the widest box shows. */
export const Street = (): ReactNode => (
  <>
    <path className="walk-stars" fill={SUN} opacity={0.7} d={stars(-420, -420, 1300)} />
    <g style={{ translate: 'var(--sun-x, -150px) var(--sun-y, -250px)', scale: 'var(--sun-size, 1)' }} fill={SUN}>
      <circle r={46} opacity={0.08} />
      <circle r={24} />
    </g>
    <path
      fill={HAZE}
      d={block(-1600, 1400, -120, STREET_Y) + gable(-250, 150, -220, -150, STREET_Y) + block(520, 1500, -150, STREET_Y)}
    />
    <path
      fill={FAR}
      d={
        block(-1600, 1310, -20, STREET_Y) +
        block(-290, 240, -70, STREET_Y) +
        block(440, 190, -96, STREET_Y) +
        hip(630, 1400, -60, -10, 30, STREET_Y)
      }
    />
    <path
      fill={LIT}
      opacity={0.55}
      d={
        panes(-280, 210, -30, 4, 4, 78, 20, 32) +
        panes(456, 150, -60, 3, 4, 78, 20, 32) +
        panes(-1580, 1270, 20, 20, 4, 78, 20, 32) +
        panes(660, 1310, 20, 19, 4, 78, 20, 32)
      }
    />
    <path fill={STREET} d="M-1600 372H2020V900H-1600z" />
    <path fill={HAZE} opacity={0.5} d="M-1600 372H2020v7H-1600z" />
  </>
);

interface HouseProps {
  look: HouseLook;
  /** The floor of the guest, whose window is the brightest. */
  floor?: string | undefined;
}

/** The column of the guest's window. */
const OWN_COLUMN = 3;

/** The wall with its storeys, windows and roof. */
export const House = ({ look, floor }: HouseProps): ReactNode => {
  const { near, far } = wallOf(look.wall);
  const top = EAVES - look.floors * STOREY;
  const roof = {
    flat: block(LEFT - 8, WIDTH + 16, top - 12, top + 4),
    gable: gable(LEFT - 14, WIDTH + 28, top - 120, top, top + 4),
    mansard: `${hip(LEFT - 10, WIDTH + 20, top - 62, top, 34, top + 4)}${block(40, 22, top - 84, top - 40)}${block(330, 26, top - 92, top - 40)}`,
  }[look.roof];
  const grid = (of: (row: number, column: number) => boolean, shape: (x: number, y: number) => string): string =>
    times(look.floors, -STOREY, (dy, row) =>
      times(6, 84, (dx, column) => (of(row, column) ? shape(-38 + dx, EAVES - 70 + dy) : '')),
    );
  // NaN for a floor such as "G", which is on no drawn storey.
  const ownRow = Number(floor) - (look.firstFloor ?? 1);
  const isOwn = (row: number, column: number): boolean => row === ownRow && column === OWN_COLUMN;
  const hasOwn = ownRow >= 0 && ownRow < look.floors;
  // Only the guest's own window is lit, so that the guest finds it.
  const isLit = (row: number, column: number): boolean =>
    hasOwn ? isOwn(row, column) : (row * 3 + column * 2) % 5 === 1;
  return (
    <>
      <path fill={MID} d={roof} />
      <path fill={far} d={block(LEFT, WIDTH, top, STREET_Y)} />
      <path fill={near} d={`M${LEFT} ${STREET_Y}V${EAVES}h${WIDTH}V${STREET_Y}z`} />
      {(look.wall === 'brick' || look.wall === 'brown') && <Courses color={far} />}
      {look.wall === 'granite' && <Blocks color={far} />}
      {look.wall === 'timber' && (
        <path stroke={far} strokeWidth={2} d={times(34, 15, (dx) => `M${LEFT + 8 + dx} ${EAVES}V${STREET_Y}`)} />
      )}
      <path
        fill={near}
        d={grid(
          () => true,
          (x, y) => block(x - 5, 56, y + 58, y + 63),
        )}
      />
      <path
        fill={DARK}
        opacity={0.75}
        d={grid(
          (...at) => !isLit(...at),
          (x, y) => pane(x, y, 46, 58),
        )}
      />
      <path fill={LIT} opacity={0.45} d={grid(isOwn, (x, y) => pane(x - 14, y - 12, 74, 82))} />
      <path fill={hasOwn ? LIT : WARM} opacity={hasOwn ? 1 : 0.85} d={grid(isLit, (x, y) => pane(x, y, 46, 58))} />
      <path
        stroke={far}
        strokeWidth={3}
        fill="none"
        d={grid(
          () => true,
          (x, y) => `M${x + 23} ${y}v58M${x} ${y + 20}h46`,
        )}
      />
      {/* Beside the door on the street, where the picture is wide. */}
      <path fill={near} d={`${block(-52, 46, 244, 250)}${block(396, 46, 244, 250)}`} />
      <path fill={DARK} opacity={0.75} d={pane(-46, 140, 34, 104) + pane(402, 140, 34, 104)} />
      <path stroke={near} strokeWidth={3} d="M-29 140v104M-46 176h34M419 140v104M402 176h34" />
      <path
        fill={near}
        d={times(look.floors, -STOREY, (dy) => block(LEFT - 4, WIDTH + 8, EAVES - 2 + dy, EAVES + 4 + dy))}
      />
      <path fill={far} d={block(LEFT - 6, WIDTH + 12, 334, STREET_Y)} />
    </>
  );
};

/** Courses of brick; a few in the light are enough to show what the wall is made of. */
const Courses = ({ color }: { color: string }): ReactNode => (
  <path
    stroke={color}
    strokeWidth={2}
    d={times(19, 18, (dy, row) =>
      times(
        9,
        58,
        (dx, column) =>
          `M${LEFT + 6 + dx + (row % 2) * 26 + ((column * 7) % 5)} ${8 + dy}h${24 + ((row + column) % 3) * 5}`,
      ),
    )}
  />
);

/** Large cut stones. */
const Blocks = ({ color }: { color: string }): ReactNode => (
  <path
    stroke={color}
    strokeWidth={2}
    d={times(
      6,
      54,
      (dy, row) =>
        `M${LEFT} ${20 + dy}h${WIDTH}${times(6, 94, (dx) => `M${LEFT + 30 + dx + (row % 2) * 46} ${20 + dy}v54`)}`,
    )}
  />
);
