import { use } from 'react';
import type { ReactNode } from 'react';

import { ParkingScene, TransferScene } from './car-scenes.tsx';
import { StreetSun, Hour, Scene } from './scene.tsx';
import { EarlyScene, LateScene, NightsScene } from './time-scenes.tsx';
import {
  Accent,
  Brick,
  Copper,
  Far,
  Haze,
  Leaf,
  Lines,
  Linen,
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
import { cypress, tree, rounded, block, disc, gable, pane, poly, times } from './shapes.ts';
import { CafeScene, GymScene } from './partner-scenes.tsx';
import { RoomScene } from './room-scenes.tsx';
import type { Picture } from './scene.tsx';

/** A boarded wall, which every sauna and every garage has. */
const boards = (dx: number): string => times(Math.ceil(350 / dx), dx, (x) => `M${x + 6} 0V150`);

/** A bench, towels and a bucket beside the hot stove. */
const SaunaScene: Picture = ({ className }) => (
  <Scene className={className}>
    <Brick d={block(0, 350, 0)} />
    <Lines color={COPPER} width={0.9} d={boards(25)} />
    <Stone d={rounded(82, 20, 68, 48, 4)} />
    <Sky d={rounded(86, 24, 60, 40, 2)} />
    <circle cx={109} cy={36} r={6} fill={SUN} />
    <Far d="M86 64V54Q104 42 122 52T146 50V64z" />
    <Leaf d={[cypress(94, 11, 33, 64), cypress(124, 13, 30, 64), cypress(137, 8, 42, 64)]} />
    <Copper d={[block(70, 130, 98, 104), block(80, 5, 104, 150), block(184, 5, 104, 150)]} />
    <Stone d={[block(66, 138, 91, 98), block(46, 160, 128, 135)]} />
    <Copper d={block(46, 160, 135, 140)} />
    <Accent d={rounded(92, 82, 38, 9, 4)} />
    <Linen d={rounded(94, 73, 34, 9, 4)} />
    <Lit d={rounded(97, 65, 28, 8, 4)} />
    <Lines color={NEAR} width={2.4} d="M149 66q14-22 28 0" />
    <Lines color={LINEN} width={3.4} d="M164 66L187 40" />
    <path fill={GOLD} d={poly(145, 64, 181, 64, 176, 91, 150, 91)} />
    <Near d={[block(146, 34, 69, 72), block(148.5, 29, 82, 85)]} />
    <Near d={rounded(220, 84, 52, 66, 5)} />
    <Mid d={[disc(229, 82, 7), disc(241, 79, 8), disc(254, 80, 7.5), disc(264, 83, 6)]} />
    <Far d={[disc(235, 77, 5), disc(248, 74, 6), disc(259, 77, 5)]} />
    <Lit d={rounded(230, 106, 32, 24, 3)} />
    <path fill={GOLD} d="M236 130q-3-9 4-16 0 7 4 8 0-8 6-13-1 8 4 11 4 4 1 10z" />
    <Lines color={LINEN} width={2} d="M234 60q-5-7 0-13t0-13M248 56q-5-7 0-13t0-13M262 60q-5-7 0-13t0-13" />
  </Scene>
);

/** An open fridge, full, its light on. */
const FridgeScene: Picture = ({ className }) => (
  <Scene className={className}>
    <Haze d={block(0, 350, 0)} />
    <Stone d={times(5, 70, (x) => times(3, 26, (y) => rounded(4 + x, 10 + y, 62, 20, 2)))} />
    <Far d={block(0, 350, 134)} />
    <Mid d={[block(0, 112, 96, 150), block(288, 62, 96, 150)]} />
    <Copper d={[block(0, 116, 90, 96), block(284, 66, 90, 96)]} />
    <Leaf d={['M40 74Q30 62 34 48Q42 58 43 74z', 'M43 74Q42 56 52 46Q56 62 47 74z']} />
    <Brick d={poly(32, 72, 55, 72, 52, 90, 35, 90)} />
    <Near d={rounded(126, 6, 88, 140, 7)} />
    <Lit d={rounded(132, 12, 76, 128, 4)} />
    <Linen d={poly(214, 8, 268, 20, 268, 140, 214, 144)} />
    <Stone d={[poly(220, 52, 262, 56, 262, 66, 220, 62), poly(220, 104, 262, 104, 262, 114, 220, 114)]} />
    <Copper d={['M228 52V36l3-6v-6h5v6l3 6v17z']} />
    <Accent d={poly(246, 55, 246, 34, 257, 35, 257, 56)} />
    <Mid d={poly(228, 104, 228, 84, 240, 84, 240, 104)} />
    <Brick d={disc(252, 97, 7)} />
    <Stone d={[block(132, 76, 50, 53), block(132, 76, 92, 95), block(132, 76, 116, 118)]} />
    <Linen d={poly(138, 50, 138, 27, 145, 20, 152, 27, 152, 50)} />
    <Accent d={block(138, 14, 34, 42)} />
    <Copper d={rounded(158, 32, 13, 18, 3)} />
    <Brick d={[block(157, 15, 28, 33), rounded(178, 38, 25, 12, 5)]} />
    <Lines color={LINEN} width={1.4} d="M185 39l-2 7M192 39l-2 7M198 40l-2 6" />
    <path fill={GOLD} d="M138 78q2 14 22 13-11-2-15-15zM146 75q4 14 24 10-13 0-18-12z" />
    <Mid d={rounded(176, 78, 26, 14, 2)} />
    <Linen d={rounded(180, 82, 18, 6, 1)} />
    <Leaf d={disc(148, 108, 8)} />
    <Brick d={disc(164, 109, 7)} />
    <Copper d={rounded(178, 102, 24, 14, 6)} />
    <Stone d={rounded(138, 122, 64, 15, 3)} />
  </Scene>
);

/** The bucket, the mop and the bed made fresh. */
const CleaningScene: Picture = ({ className }) => (
  <Scene className={className}>
    <Haze d={block(0, 350, 0)} />
    <Stone d={rounded(186, 12, 80, 66, 3)} />
    <Sky d={block(190, 72, 16, 74)} />
    <circle cx={240} cy={36} r={10} fill={SUN} />
    <Far d={[gable(190, 24, 50, 60, 74), block(214, 24, 56, 74), gable(238, 24, 48, 58, 74)]} />
    <Far d={block(0, 350, 130)} />
    <Brick d={rounded(176, 78, 9, 58, 4)} />
    <Linen d={[rounded(184, 94, 36, 16, 7), 'M180 132v-14q0-8 9-8h92q10 0 10 10v12z']} />
    <Accent d="M222 110h20l-2 22h-20z" />
    <Near d={block(178, 116, 128, 138)} />
    <Lines color={NEAR} width={3.5} d="M92 22L116 122" />
    <Linen d="M108 118l16-4q8 12 8 28h-34q2-14 10-24z" />
    <Lines color={LINEN} width={1.4} d="M113 124l-4 17M120 122l1 19M125 124l4 16" />
    <Lines color={COPPER} width={2} d="M133 111C135 82 161 82 163 111" />
    <Linen d="M134 111q1-7 7-6 5-5 11-1 8-2 10 7z" />
    <Lines color={LINEN} width={1.2} d={[disc(141, 97, 2.6), disc(149, 92, 1.8)].join('')} />
    <Accent d={poly(132, 112, 164, 112, 160, 142, 136, 142)} />
    <Lit d={rounded(131, 109, 34, 5, 2)} />
    <Brick d="M150 107h11q1 10 0 18-5-4-11 0 1-8 0-18z" />
    <path
      fill={SUN}
      d="M146 40l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM168 66l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM122 62l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"
    />
  </Scene>
);

/** The town behind a table. */
const Table = (): ReactNode => (
  <>
    <Haze d={block(0, 350, 0)} />
    <Far d={[gable(30, 50, 46, 62, 112), block(258, 60, 54, 112)]} />
    <Mid d={block(0, 350, 112)} />
    <Copper d={block(0, 350, 108, 114)} />
  </>
);

/** Something that the property brings: a parcel on the table. */
const ParcelScene: Picture = ({ className }) => (
  <Scene className={className}>
    <Table />
    <g transform="translate(29 0)">
      <Accent d={rounded(112, 56, 68, 54, 4)} />
      <Linen d={[block(140, 12, 50, 110), block(112, 68, 76, 86)]} />
      <Copper d={rounded(106, 46, 80, 15, 4)} />
      <Lit d={block(140, 12, 46, 61)} />
      <path fill={GOLD} d="M146 46q-20 2-25-9-2-11 9-11 10 1 16 20zM146 46q20 2 25-9 2-11-9-11-10 1-16 20z" />
      <Copper d={disc(146, 45, 4.5)} />
    </g>
  </Scene>
);

const TICKET = 'M-38-24h76q4 0 4 4v11a9 9 0 0 0 0 18v11q0 4-4 4h-76q-4 0-4-4V9a9 9 0 0 0 0-18v-11q0-4 4-4z';

/** Something that others sell: two tickets on the table. */
const TicketsScene: Picture = ({ className }) => (
  <Scene className={className}>
    <Table />
    <g transform="translate(164 66) rotate(-16)">
      <Accent d={TICKET} />
    </g>
    <g transform="translate(182 74) rotate(7)">
      <path fill={GOLD} d={TICKET} />
      <Lines color={COPPER} width={2.4} d="M18-15v30M-26-11h30M-26 0h30M-26 11h20" />
    </g>
  </Scene>
);

/** Something to know: a signpost in the street. */
const SignpostScene: Picture = ({ className }) => (
  <Scene className={className} sky={use(Hour)}>
    <StreetSun x={246} />
    <Haze d={[gable(20, 60, 46, 64), block(84, 40, 62), gable(228, 50, 52, 68), block(284, 66, 58)]} />
    <Far d={[gable(96, 46, 60, 74, 118), block(212, 44, 66, 118)]} />
    <Lit d={[pane(108, 88), pane(124, 88), pane(224, 80), pane(240, 80)]} />
    <Leaf d={[tree(252, 15, 118), tree(98, 12, 118)]} />
    <Mid d={block(0, 350, 118)} />
    <Stone d={[rounded(172, 22, 7, 112, 3), rounded(160, 131, 31, 7, 3)]} />
    <Accent d="M144 34h52l12 10-12 10h-52z" />
    <Copper d="M206 60h-52l-12 10 12 10h52z" />
    <Linen d="M150 86h40l10 8-10 8h-40z" />
    <Lines color={LINEN} width={2.6} d="M156 44h32M162 70h32" />
    <Lines color={COPPER} width={2.6} d="M160 94h24" />
  </Scene>
);

const SCENES = {
  breakfast: CafeScene,
  custom: ParcelScene,
  'early-check-in': EarlyScene,
  gym: GymScene,
  'late-check-out': LateScene,
  'mid-stay-cleaning': CleaningScene,
  parking: ParkingScene,
  'reservation-extension-request': NightsScene,
  'sauna-kit': SaunaScene,
  'stocked-fridge': FridgeScene,
  'unit-category-upgrade': RoomScene,
  tickets: TicketsScene,
  tip: SignpostScene,
  transfer: TransferScene,
  unknown: ParcelScene,
} satisfies Record<string, Picture>;

interface ProductSceneProps {
  type: keyof typeof SCENES;
  className?: string | undefined;
}

/** The picture of a product. A card may crop it; its middle 200 of 350 units are enough to recognise it. */
export const ProductScene = ({ type, className }: ProductSceneProps): ReactNode => {
  const Picture = SCENES[type];
  return <Picture className={className} />;
};
