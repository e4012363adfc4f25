import {
  Clock,
  Water,
  Accent,
  Copper,
  Far,
  Haze,
  Leaf,
  Lines,
  Lit,
  Mid,
  Near,
  Signed,
  Stone,
  STONE,
} from '../layers.tsx';
import { hill, hull, tree, arch, block, disc, dome, gable, hip, panes, poly, steeple } from '../shapes.ts';

/** The Town Hall, the ruined cathedral on Toome hill and the arched bridge over the Emajõgi. */
export const Tartu = () => (
  <Signed by="#c87f7f">
    <Haze d={[hill(-90, 260, 76, 135), hill(210, 220, 90, 135)]} />
    <Far d={['M28 130V58h16V66h4V78h30V66h3V60h16v70z', tree(14, 12, 128), tree(110, 11, 128), tree(126, 9, 128)]} />
    <Haze
      d={[
        arch(33, 6, 66, 82),
        arch(86, 6, 66, 82),
        arch(52, 7, 86, 108),
        arch(66, 7, 86, 108),
        arch(33, 6, 90, 106),
        arch(86, 6, 90, 106),
      ]}
    />
    <Mid d={[hip(0, 46, 102, 111, 6), hip(78, 54, 100, 110, 6), gable(222, 40, 94, 110), hip(302, 60, 98, 108, 6)]} />
    <Copper
      d={[
        poly(128, 86, 142, 68, 210, 68, 224, 86),
        block(168, 16, 54, 69),
        dome(167, 18, 44, 55),
        steeple(174.5, 3, 31, 42, 0.5, 46),
      ]}
    />
    <Stone d={[block(132, 88, 85), poly(156, 86, 176, 75, 196, 86), block(170, 12, 57, 68)]} />
    <Clock x={176} y={63} r={4.2} />
    <Copper d={[arch(170, 12, 110, 132), disc(176, 82, 2)]} />
    <Mid d={[block(132, 88, 106, 107.5), block(155, 1.5, 88, 130), block(195.5, 1.5, 88, 130)]} />
    <Near d={[gable(42, 36, 102, 117), gable(260, 44, 100, 115), block(0, 350, 128, 136)]} />
    <Lit
      d={[
        panes(132, 23, 92, 2, 1, 9, 5, 8),
        panes(157, 38, 92, 3, 1, 9, 5, 8),
        panes(197, 23, 92, 2, 1, 9, 5, 8),
        panes(132, 23, 113, 2, 1, 9, 5, 8),
        panes(197, 23, 113, 2, 1, 9, 5, 8),
        panes(2, 40, 115, 3),
        panes(44, 32, 119, 2),
        panes(80, 50, 114, 4),
        panes(224, 36, 113, 2),
        panes(262, 40, 118, 3),
        panes(305, 44, 112, 3),
        disc(282, 109, 2.2),
      ]}
    />
    <Leaf d={[tree(8, 8, 131), tree(84, 7, 131), tree(122, 8, 131), tree(240, 8, 131), tree(334, 8, 131)]} />
    <Water y={135} sun={176} />
    <Lines color={STONE} width={1.4} d="M228 130V142M242 127V135M308 127V135M322 130V142" />
    <Stone d={['M186 134Q275 118 360 131V134.500Q275 122 186 134z', 'M206 150Q275 101 344 150H336Q275 110 214 150z']} />
    <Accent d={hull(92, 40, 146, 5)} />
    <Far d={block(100, 22, 136.5, 141.5)} />
  </Signed>
);
