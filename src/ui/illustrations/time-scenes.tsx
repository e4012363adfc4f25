import type { ReactNode } from 'react';

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
  Sky,
  Stone,
  COPPER,
  GOLD,
  LINEN,
  NEAR,
  SUN,
} from './layers.tsx';
import { Scene } from './scene.tsx';
import { rounded, block, disc, gable, pane, poly, times } from './shapes.ts';
import type { Picture } from './scene.tsx';

/** A bed late in the morning: the curtain half open, the coffee hot, no hurry. */
export const LateScene: Picture = ({ className }) => (
  <Scene className={className}>
    <Haze d={block(0, 350, 0)} />
    <Stone d={rounded(82, 12, 82, 76, 3)} />
    <Sky d={block(86, 74, 16, 84)} />
    <circle cx={128} cy={40} r={13} fill={SUN} />
    <Far d={[gable(86, 20, 62, 70, 84), block(106, 22, 66, 84), gable(128, 20, 58, 68, 84), block(148, 12, 64, 84)]} />
    <Brick d="M76 10h18q4 40-10 82h-8z" />
    <Copper d={block(70, 104, 8, 11)} />
    <Copper d={disc(210, 38, 19)} />
    <Clock x={210} y={38} r={16} />
    <Far d={block(0, 350, 134)} />
    <Brick d={rounded(150, 84, 10, 52, 4)} />
    <Linen d={rounded(160, 96, 34, 16, 7)} />
    <Copper d="M158 132v-14q0-9 10-9h92q12 0 12 12v11z" />
    <Linen d="M186 109h20l-6 23h-20z" />
    <Near d={block(158, 116, 128, 140)} />
    <Mid d={[rounded(98, 104, 36, 5, 2), block(102, 4, 109, 140), block(126, 4, 109, 140)]} />
    <Linen d="M106 92h16v6q0 6-6 6h-4q-6 0-6-6z" />
    <Lines color={LINEN} width={1.8} d="M122 94q6 0 4 4t-5 2" />
    <Lines color={LINEN} width={1.6} d="M111 87q-3-4 0-7t0-7M117 87q-3-4 0-7t0-7" />
  </Scene>
);

const Outside = (): ReactNode => (
  <>
    <Sky d={block(132, 60, 26, 138)} />
    <circle cx={162} cy={62} r={18} fill={SUN} />
    <Far d="M132 138V102Q148 84 166 98T192 94v44z" />
    <Mid d="M132 138V120Q160 106 192 122v16z" />
  </>
);

/** A door that opens early: the suitcase is in, the sun still low. */
export const EarlyScene: Picture = ({ className }) => (
  <Doorway className={className}>
    <g data-sky="dawn">
      <Outside />
    </g>
  </Doorway>
);

/** A suitcase at the open door, whatever the hour outside. */
export const LeavingScene: Picture = ({ className }) => (
  <Doorway className={className}>
    <Outside />
  </Doorway>
);

interface DoorwayProps {
  className: string | undefined;
  /** What one sees through the door. */
  children: Elements;
}

const Doorway = ({ className, children }: DoorwayProps): ReactNode => (
  <Scene className={className} view="74 0 202 150">
    <Haze d={block(-350, 1050, -999)} />
    <Stone d={block(126, 72, 20, 138)} />
    {children}
    <Copper d={poly(192, 26, 222, 14, 222, 150, 192, 138)} />
    <Lit d={disc(216, 84, 3)} />
    <Linen d={[rounded(238, 28, 30, 36, 2), rounded(82, 30, 30, 26, 2)]} />
    <Accent d="M240 62V50q8-12 14-2t12-4v18z" />
    <Copper d="M84 54l9-14 8 8 5-5 4 11z" />
    <Far d={block(-350, 1050, 138)} />
    <Lines color={COPPER} width={3} d="M238 100V88h18v12" />
    <Brick d={rounded(230, 98, 34, 42, 5)} />
    <Stone d={[block(236, 4, 98, 140), block(254, 4, 98, 140)]} />
    <Near d={[disc(237, 142, 3), disc(257, 142, 3)]} />
    <Leaf d={['M90 112Q78 98 84 80Q94 92 95 112z', 'M95 112Q92 88 106 76Q110 96 99 112z']} />
    <Brick d={poly(82, 110, 109, 110, 105, 140, 86, 140)} />
  </Scene>
);

const MOONS = [
  'M104 66a15 15 0 1 0 17-19 12 12 0 0 1-17 19z',
  'M164 45a17 17 0 1 0 21-21 14 14 0 0 1-21 21z',
  'M224 66a15 15 0 1 0 17-19 12 12 0 0 1-17 19z',
];

interface NightsSceneProps {
  className?: string | undefined;
  /** How many moons shine; the others wait. */
  nights?: number | undefined;
}

/** The roofs of the town under a moon for each night more. */
export const NightsScene = ({ className, nights = MOONS.length }: NightsSceneProps): ReactNode => (
  <Scene className={className} sky="night">
    {MOONS.map((moon, index) => (
      <path key={moon} fill={SUN} opacity={index < nights ? 1 : 0.16} d={moon} />
    ))}
    <Lit d={[disc(88, 34, 1.4), disc(146, 28, 1.2), disc(214, 30, 1.4), disc(262, 40, 1.2), disc(150, 74, 1.1)]} />
    <Haze d={[gable(10, 56, 84, 100), block(64, 50, 92), gable(232, 50, 82, 98), block(284, 60, 94)]} />
    <Far d={[gable(84, 44, 88, 104), block(128, 38, 98), gable(166, 48, 84, 102), block(214, 36, 100)]} />
    <Lit d={[pane(98, 108), pane(110, 108), pane(184, 108), pane(198, 108), pane(226, 108)]} />
    <Mid d={[block(0, 350, 134), gable(118, 34, 108, 120), gable(236, 38, 106, 120)]} />
    <Lit d={[pane(131, 124), pane(252, 122)]} />
  </Scene>
);

interface ClockArcProps {
  /** Where the arc begins, in minutes since midnight. */
  from: number;
  /** The length of the arc. */
  minutes: number;
  /** Where the hand points: at an end of the arc. */
  hand: number;
}

/** The minutes on a dial: half a day. */
const DIAL = 720;

/** Minutes since midnight as a position on the dial. */
const onDial = (minutes: number): number => minutes % DIAL;

/** A clock with the extra time as an arc. The arc grows and the hand turns when another hour is chosen. */
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
      // A dash cannot continue over the start of the circle, so the circle starts where the arc does.
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

interface TimesSceneProps {
  /** The time on the clock, such as '17:00'; null: twelve. */
  time: string | null;
}

/** The path of a hand of the clock, by the share of a turn since twelve. */
const hand = (share: number, length: number): string => {
  const angle = 2 * Math.PI * share;
  return `M180 68L${(180 + length * Math.sin(angle)).toFixed(1)} ${(68 - length * Math.cos(angle)).toFixed(1)}`;
};

/** A new hour on the clock in the hall, and the key is ready beside the door. */
export function TimesScene({ time }: TimesSceneProps) {
  const [hour = 0, minute = 0] = (time ?? '').split(':').map(Number);
  return (
    <Scene>
      <Haze d={block(0, 350, 0)} />
      <Far d={block(0, 350, 136)} />
      <Stone d={rounded(58, 26, 60, 112, 3)} />
      <Accent d={block(64, 48, 32, 138)} />
      <Near d={[rounded(71, 40, 34, 38, 2), rounded(71, 86, 34, 42, 2)]} />
      <Lit d={disc(106, 84, 2.6)} />
      <Copper d={disc(180, 68, 49)} />
      <Linen d={disc(180, 68, 42)} />
      <Copper d={times(2, 69, (dy) => block(178.5, 3, 30 + dy, 37 + dy))} />
      <Copper d={times(2, 68, (dx) => block(142 + dx, 7, 66.5, 69.5))} />
      <Lines color={COPPER} width={3} d={hand(minute / 60, 33)} />
      <Lines color={NEAR} width={5} d={hand((hour + minute / 60) / 12, 22)} />
      <Near d={disc(180, 68, 4.5)} />
      <Copper d={rounded(250, 40, 48, 7, 3)} />
      <Near d={[block(261, 3, 46, 54), block(284, 3, 46, 54)]} />
      <Lines color={GOLD} width={4} d={disc(262.5, 62, 8)} />
      <path fill={GOLD} d="M260.500 70h4v30h-4zM264.500 88h8v4h-8zM264.500 95h6v4h-6z" />
      <Lines color={NEAR} width={1.6} d="M285.500 54v10" />
      <Brick d={poly(279, 66, 292, 66, 292, 88, 285.5, 93, 279, 88)} />
      <Leaf d={['M304 116Q292 100 298 84Q309 97 310 116z', 'M310 116Q306 92 322 80Q326 100 314 116z']} />
      <Brick d={poly(294, 114, 325, 114, 320, 143, 299, 143)} />
    </Scene>
  );
}
