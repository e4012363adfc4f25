import { WindowSun } from './suns.tsx';
import { View } from './hour.tsx';
import { Accent, Brick, Copper, Far, Haze, Leaf, Lines, Linen, Near, Sky, Stone } from './kit.tsx';
import { COPPER, NEAR } from './palette.ts';
import { rounded } from './rounded.ts';
import { Scene } from './scene.tsx';
import type { Picture } from './scene.tsx';
import { block, disc, gable, pane, poly, times } from './shapes.ts';

/** A stay that is called off: its leaf of the calendar is crossed out, the suitcase stays packed at home. */
export const CalledOffScene: Picture = ({ className }) => (
  <Scene className={className}>
    <Haze d={block(0, 350, 0)} />
    <Stone d={rounded(66, 14, 74, 72, 3)} />
    <View>
      <Sky d={block(70, 66, 18, 82)} />
      <WindowSun x={116} y={38} r={11} />
      <Far d={[gable(70, 22, 58, 68, 82), block(92, 22, 62, 82), gable(114, 22, 54, 66, 82)]} />
    </View>
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
