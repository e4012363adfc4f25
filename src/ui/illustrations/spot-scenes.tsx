import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

import type { Elements } from '../elements.tsx';
import {
  Clock,
  Accent,
  Brick,
  Copper,
  Far,
  Haze,
  Leaf,
  Linen,
  Lines,
  Lit,
  Mid,
  Near,
  Stone,
  COPPER,
  GOLD,
  NEAR,
} from './layers.tsx';
import { cypress, arch, block, disc, pane, poly, times } from './shapes.ts';

interface SpotProps {
  className?: string | undefined;
}

interface FrameProps extends SpotProps {
  /** What the disc is filled with, instead of the sky. */
  ground?: string | undefined;
  children: Elements;
}

/** The sky by day, lighter than behind a town. */
const DAY = 'color-mix(in srgb, var(--sky-top) 70%, transparent)';

/** The frame of a small picture on a disc of the sky by day, without space around the drawing. */
export const Spot = ({ className, ground = DAY, children }: FrameProps): ReactNode => (
  <svg
    viewBox="17 0 127 120"
    width={127}
    height={120}
    aria-hidden="true"
    focusable="false"
    data-sky="day"
    className={cx('block overflow-visible', className)}
  >
    <path fill={ground} d={disc(80, 58, 54) + disc(22, 30, 5) + disc(140, 92, 4)} />
    {children}
  </svg>
);

/** A page that does not exist: a door with a question mark for a number. */
export const NotFoundSpot = ({ className }: SpotProps): ReactNode => (
  <Spot className={className}>
    <Stone d={arch(50, 60, 16, 106)} />
    <Copper d={arch(57, 46, 23, 106)} />
    <Mid d={[block(63, 14, 74, 98), block(83, 14, 74, 98)]} />
    <Linen d={disc(80, 52, 13)} />
    <Lines color={NEAR} width={3} d="M75.500 49a4.500 4.500 0 1 1 6.500 4q-2 1.200-2 3.500M80 60.300v.1" />
    <Lit d={[disc(98, 72, 2.2), pane(117, 40, 8, 11)]} />
    <Copper d={[block(28, 98, 106, 110), poly(115, 40, 121, 33, 127, 40), block(119.5, 3, 51, 57)]} />
    <Leaf d={[cypress(38, 9, 64, 98)]} />
    <Brick d={poly(31, 93, 45, 93, 43, 106, 33, 106)} />
  </Spot>
);

/** An expired link: a suitcase on a platform, the train gone. */
export const ExpiredSpot = ({ className }: SpotProps): ReactNode => (
  <Spot className={className}>
    <Far d={['M138 88V62q0-8-8-8h-26q-6 0-6 6v28z', block(24, 112, 86, 88)]} />
    <Lit d={times(2, 13, (dx) => pane(109 + dx, 61, 9, 9))} />
    <Copper d={[block(46, 2.5, 36, 96), disc(47.2, 32, 13)]} />
    <Clock x={47.2} y={32} r={10} />
    <Far d={block(22, 116, 96, 108)} />
    <Mid d={block(22, 116, 96, 98.5)} />
    <Lines color={COPPER} width={2.5} d="M76 60V46h14V60" />
    <Copper d="M62 66q0-6 6-6h30q6 0 6 6v24q0 4-4 4H66q-4 0-4-4z" />
    <Stone d={[block(69, 3, 60, 94), block(94, 3, 60, 94)]} />
    <Near d={[disc(69, 95, 2.5), disc(97, 95, 2.5)]} />
    <Accent d="M80 66h7l3 4-3 4h-7z" />
  </Spot>
);

/** Checked out: key and house hang on their hooks again and swing a little. */
export const CheckedOutSpot = ({ className }: SpotProps): ReactNode => (
  <Spot className={className}>
    <Copper d="M42 16h76q4 0 4 4v5q0 4-4 4H42q-4 0-4-4v-5q0-4 4-4z" />
    <g transform="rotate(7 62 30)">
      <path fill={GOLD} d="M58.500 60h7v42h-7zM65.500 82h11v6h-11zM65.500 93h8v6h-8z" />
      <Lines color={GOLD} width={6.5} d={disc(62, 46, 13.5)} />
    </g>
    <g transform="rotate(-8 102 30)">
      <Lines color={COPPER} width={1.8} d="M102 32V62" />
      <Accent d={poly(86, 68, 102, 53, 118, 68, 118, 94, 86, 94)} />
      <Lit d={[block(97.5, 9, 80, 94), disc(102, 63, 2.4)]} />
    </g>
    <Near d={[block(60.5, 3, 27, 33), disc(62, 33.5, 2.8), block(100.5, 3, 27, 33), disc(102, 33.5, 2.8)]} />
    <Lines color={COPPER} width={2.5} d="M36 74q-4 8-2 17M28 71q-6 12-3 25M132 74q4 8 1 17M140 71q6 11 2 24" />
  </Spot>
);

/** No times left: a clock over empty slots. */
export const NoSlotsSpot = ({ className }: SpotProps): ReactNode => (
  <Spot className={className}>
    <Copper d={[disc(80, 48, 32), poly(58, 70, 66, 76, 58, 86, 53, 83), poly(102, 70, 94, 76, 102, 86, 107, 83)]} />
    <Linen d={disc(80, 48, 26)} />
    <Far d={[disc(80, 28, 1.8), disc(100, 48, 1.8), disc(80, 68, 1.8), disc(60, 48, 1.8)]} />
    <Lines color={NEAR} width={3} d="M80 48V33M80 48l11 7" />
    <Near d={disc(80, 48, 2.6)} />
    <Lines
      color={COPPER}
      width={2}
      d="M36 94h22q4 0 4 4v6q0 4-4 4H36q-4 0-4-4v-6q0-4 4-4zM69 94h22q4 0 4 4v6q0 4-4 4H69q-4 0-4-4v-6q0-4 4-4zM102 94h22q4 0 4 4v6q0 4-4 4h-22q-4 0-4-4v-6q0-4 4-4z"
    />
  </Spot>
);

const card = 'h70q6 0 6 6v40q0 6-6 6h-70q-6 0-6-6v-40q0-6 6-6z';

/** Showing who you are: an ID card in the camera's frame. */
export const IdSpot = ({ className }: SpotProps): ReactNode => (
  <Spot className={className}>
    <Linen d={`M45 32${card}`} />
    <Copper d="M45 32h70q6 0 6 6v5H39v-5q0-6 6-6z" />
    <Haze d={block(47, 24, 49, 78)} />
    <Brick d={['M49 78v-3q0-9 10-9t10 9v3z', disc(59, 58.5, 5.5)]} />
    <Mid d={[block(78, 34, 52, 55), block(78, 26, 60, 63)]} />
    <Far d={[block(78, 34, 68, 70.5), block(78, 20, 74, 76.5)]} />
    <Lines
      color={COPPER}
      width={3}
      d="M28 34V26q0-5 5-5h9M118 21h9q5 0 5 5v8M132 82v8q0 5-5 5h-9M42 95h-9q-5 0-5-5v-8"
    />
  </Spot>
);

/** Something for a friend: a parcel with a bow, on warm paper that has no place for a blue sky. */
export const GiftSpot = ({ className }: SpotProps): ReactNode => (
  <Spot className={className} ground="color-mix(in srgb, var(--roof) 18%, transparent)">
    <Far d={block(30, 100, 104, 107)} />
    <Mid d="M48 58h64v42q0 5-5 5H53q-5 0-5-5z" />
    <Copper d="M46 46h68q4 0 4 4v10q0 4-4 4H46q-4 0-4-4V50q0-4 4-4z" />
    <Linen d={[block(74, 12, 46, 64), block(75, 10, 64, 105)]} />
    <path fill={GOLD} d="M80 46q-20 2-25-9-2-11 9-11 10 1 16 20zM80 46q20 2 25-9 2-11-9-11-10 1-16 20z" />
    <Copper d={disc(80, 44, 4.5)} />
    <Lines color={GOLD} width={2.2} d="M34 40l4 4M38 40l-4 4M124 34l5 5M129 34l-5 5" />
  </Spot>
);
