import type { ReactNode } from 'react';

import { Scene } from './scene.tsx';
import {
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
  LINEN,
  LIT,
  NEAR,
  SUN,
} from './layers.tsx';
import { rounded, block, disc, dome, gable, pane, poly, steeple, times } from './shapes.ts';
import type { Picture } from './scene.tsx';

/** A tidy room with a lit lamp and the town outside: for a unit without pictures. */
export const RoomScene = ({ className }: { className?: string | undefined }): ReactNode => (
  <Scene view="68 0 214 150" className={className}>
    <Haze d={block(-200, 750, -300)} />
    <Sky d={block(88, 58, 22, 92)} />
    <circle cx={129} cy={40} r={8} fill={SUN} />
    <Far d={[gable(84, 22, 66, 76, 92), steeple(108, 6, 44, 70, 0.5, 92), gable(122, 24, 62, 72, 92)]} />
    <Mid d={[block(104, 20, 74, 92), block(88, 16, 82, 92)]} />
    <Lit d={[pane(110, 79, 4, 5), pane(131, 76, 4, 6)]} />
    <Stone
      d={[block(86, 62, 19, 23), times(3, 28.5, (dx) => block(86.5 + dx, 3.5, 20, 94)), rounded(80, 91, 74, 6, 2)]}
    />
    <Brick d={['M78 18h14q3 44-7 80h-7z', 'M156 18h-14q-3 44 7 80h7z']} />
    <Copper d={rounded(72, 15, 90, 3.5, 1.5)} />
    <Linen d={rounded(178, 30, 46, 34, 2)} />
    <Mid d={poly(182, 60, 194, 42, 205, 60)} />
    <Copper d={poly(194, 60, 207, 47, 220, 60)} />
    <Accent d={disc(211, 40, 3.5)} />
    <Far d={block(-200, 750, 130)} />
    <Mid d={rounded(80, 136, 186, 9, 4.5)} />
    <circle cx={264} cy={84} r={34} fill={LIT} opacity={0.28} />
    <Brick d={rounded(232, 76, 11, 64, 4)} />
    <Linen d={[rounded(126, 106, 108, 20, 7), rounded(197, 90, 36, 19, 8)]} />
    <Accent d={rounded(184, 88, 20, 19, 5)} />
    <Copper d="M118 131v-18q0-11 11-11h55q11 0 11 11v18z" />
    <Linen d="M173 102h11q11 0 11 11v18h-13v-18q0-8-9-11z" />
    <Near d={[rounded(116, 126, 120, 9, 2), block(122, 5, 134, 142), block(226, 5, 134, 142)]} />
    <Brick d={[rounded(248, 108, 32, 5, 1.5), block(251, 26, 112, 140)]} />
    <Near d={[block(263, 2.5, 92, 108), rounded(257, 105, 15, 3, 1), disc(264, 120, 1.8)]} />
    <Lit d={poly(253, 94, 258, 74, 271, 74, 276, 94)} />
    <Leaf
      d={[
        'M52 112Q36 96 44 76Q54 90 54 112z',
        'M54 112Q50 84 62 68Q68 92 58 112z',
        'M56 112Q60 92 76 88Q74 106 60 112z',
      ]}
    />
    <Brick d={poly(45, 110, 67, 110, 64, 138, 48, 138)} />
    <Mid d={block(300, 50, 52, 138)} />
    <Near d={[block(298, 52, 48, 53), block(325, 1.5, 53, 138), 'M-6 138V92q0-6 6-6h8q5 0 5 6v24h16v22z']} />
    <Lines color={NEAR} width={1.6} d="M321 92v8M330 92v8" />
  </Scene>
);

/** A living room, and through an open door a bedroom: a bigger apartment. */
export const TwoRoomsScene = ({ className }: { className?: string | undefined }): ReactNode => (
  <Scene className={className}>
    <Haze d={block(0, 350, 0)} />
    <Mid d={block(144, 90, 20, 130)} />
    <Sky d={block(160, 38, 38, 78)} />
    <circle cx={186} cy={52} r={6} fill={SUN} />
    <Far d={[gable(158, 18, 60, 67, 78), gable(178, 20, 58, 66, 78)]} />
    <Stone d={[block(158, 42, 35, 38.5), block(158, 3, 36, 78), block(197, 3, 36, 78), rounded(155, 77, 48, 4, 2)]} />
    <Far d={block(0, 350, 130)} />
    <Copper d={rounded(208, 86, 14, 42, 4)} />
    <Linen d={[rounded(160, 102, 54, 16, 6), rounded(192, 96, 20, 12, 5)]} />
    <Brick d="M156 124v-10q0-7 7-7h24q5 0 5 6v11z" />
    <Near d={[rounded(154, 120, 66, 6, 2), block(158, 4, 124, 131), block(212, 4, 124, 131)]} />
    <Stone d={[block(140, 6, 20, 132), block(228, 6, 20, 132), block(138, 98, 16, 22)]} />
    <Brick d={poly(234, 22, 266, 10, 266, 144, 234, 132)} />
    <Copper d={[poly(240, 34, 260, 28, 260, 72, 240, 71), poly(240, 81, 260, 83, 260, 128, 240, 121)]} />
    <Lit d={disc(261, 78, 2.4)} />
    <Linen d={rounded(50, 26, 48, 36, 2)} />
    <Mid d={poly(54, 58, 67, 38, 80, 58)} />
    <Copper d={poly(66, 58, 80, 44, 94, 58)} />
    <Accent d={disc(86, 37, 3.5)} />
    <Mid d={rounded(14, 138, 150, 8, 4)} />
    <Copper d="M22 132v-26q0-11 11-11h78q11 0 11 11v26z" />
    <Linen d={[rounded(30, 112, 42, 18, 6), rounded(72, 112, 42, 18, 6)]} />
    <Accent d={rounded(36, 97, 20, 19, 5)} />
    <Copper d={[rounded(14, 106, 16, 30, 7), rounded(114, 106, 16, 30, 7)]} />
    <Near d={[block(20, 4, 134, 142), block(120, 4, 134, 142)]} />
    <Lines color={NEAR} width={2} d="M304 0v18" />
    <Lit d={poly(290, 36, 297, 17, 311, 17, 318, 36)} />
    <Leaf
      d={[
        'M302 114Q286 98 294 78Q304 92 304 114z',
        'M304 114Q300 86 312 70Q318 94 308 114z',
        'M306 114Q310 94 326 90Q324 108 310 114z',
      ]}
    />
    <Brick d={poly(294, 112, 318, 112, 314, 141, 298, 141)} />
  </Scene>
);

/** A stay that is called off: its leaf of the calendar is crossed out, the suitcase stays packed at home. */
export const CalledOffScene: Picture = ({ className }) => (
  <Scene className={className}>
    <Haze d={block(0, 350, 0)} />
    <Stone d={rounded(66, 14, 74, 72, 3)} />
    <Sky d={block(70, 66, 18, 82)} />
    <circle cx={116} cy={38} r={11} fill={SUN} />
    <Far d={[gable(70, 22, 58, 68, 82), block(92, 22, 62, 82), gable(114, 22, 54, 66, 82)]} />
    <Brick d="M60 10h16q4 38-9 78h-7z" />
    <Copper d={block(54, 98, 8, 11)} />
    <Linen d={rounded(166, 14, 66, 82, 4)} />
    <Copper d={`M170 14h58q4 0 4 4v12h-66V18q0-4 4-4z`} />
    <Near d={[pane(178, 8, 4, 12), pane(216, 8, 4, 12)]} />
    <Stone d={times(3, 18, (dy) => times(4, 13.5, (dx) => pane(174 + dx, 39 + dy, 9, 11)))} />
    <Lines color={NEAR} width={5} d="M184 48l30 34M214 48l-30 34" />
    <Far d={block(0, 350, 134)} />
    <Lines color={COPPER} width={3} d="M266 96V82h22v14" />
    <Accent d={rounded(252, 94, 50, 46, 6)} />
    <Stone d={[block(260, 4, 94, 140), block(290, 4, 94, 140)]} />
    <Near d={[disc(261, 142, 3), disc(293, 142, 3)]} />
    <Leaf d={['M96 112Q84 96 90 78Q101 92 102 112z', 'M102 112Q98 86 114 74Q118 96 106 112z']} />
    <Brick d={poly(86, 110, 118, 110, 113, 142, 91, 142)} />
  </Scene>
);

/** Keys on a board of four by three, of which three are out. */
const KEYS = times(3, 19, (dy, row) =>
  times(4, 18, (dx, column) =>
    [1, 6, 11].includes(row * 4 + column)
      ? ''
      : `${disc(148 + dx, 28 + dy, 2.8)}${block(147.2 + dx, 1.8, 29 + dy, 35 + dy)}${block(149 + dx, 2.2, 31.5 + dy, 33.5 + dy)}`,
  ),
);

/** The front desk: a bell, a lamp that is lit, and the keys on their board. */
export const DeskScene = ({ className }: { className?: string | undefined }): ReactNode => (
  <Scene view="46 0 266 150" className={className}>
    <Haze d={block(-120, 600, -300)} />
    {/* A tall box shows two hanging lamps. */}
    <Near d={[block(116, 2, -300, -42), block(232, 2, -300, -42)]} />
    <Lit d={[dome(102, 30, -44, -28), dome(218, 30, -44, -28)]} />
    <Far d={block(-120, 600, 92)} />
    <Lines color={LINEN} d="M-120 92h600" />
    <circle cx={100} cy={66} r={36} fill={LIT} opacity={0.28} />
    <Mid d={rounded(133, 14, 84, 66, 4)} />
    <Stone d={rounded(137, 18, 76, 58, 2)} />
    <Brick d={times(3, 19, (dy) => times(4, 18, (dx) => disc(148 + dx, 24 + dy, 1.2)))} />
    <Copper d={KEYS} />
    <Linen d={disc(246, 38, 16)} />
    <Lines color={NEAR} width={2} d="M246 28v10l7 4" />
    <Near d={[block(99, 2.5, 70, 102), rounded(90, 99, 21, 4, 2)]} />
    <Lit d={poly(84, 72, 91, 48, 110, 48, 117, 72)} />
    <Linen d={poly(126, 102, 132, 94, 164, 94, 160, 102)} />
    <Lines color={COPPER} d="M135 96.5h20M133 99h16" />
    <Copper d={[dome(182, 28, 87, 99), disc(196, 85, 2.2)]} />
    <Near d={rounded(178, 98, 36, 4, 2)} />
    <Leaf
      d={[
        'M277 84Q262 68 270 46Q280 62 280 84z',
        'M280 84Q276 52 290 36Q296 64 285 84z',
        'M283 84Q288 62 306 58Q303 78 288 84z',
      ]}
    />
    <Brick d={poly(270, 82, 294, 82, 291, 102, 273, 102)} />
    <Accent d={rounded(48, 102, 262, 9, 3)} />
    <Near d={block(56, 246, 110)} />
    <Mid d={times(6, 40, (dx) => rounded(63 + dx, 118, 32, 40, 3))} />
  </Scene>
);
