import { Accent, Brick, Copper, Far, Haze, Leaf, Lines, Lit, Mid, Near, Signed, Stone, MID } from '../layers.tsx';
import { tree, arcade, arch, block, disc, dome, hip, panes, poly, steeple, times } from '../shapes.ts';

const buttresses = [100, 117, 134, 151, 183, 200, 217, 234];
const eaves = (x: number): number => 54 + Math.abs(167 - x) * 0.55;

/** The cathedral's forest of spires, the Galleria and a tram. */
export const Milan = () => (
  <Signed by="#d8a33a">
    <Haze
      d={[
        poly(30, 150, 30, 62, 46, 54, 46, 150),
        steeple(37, 2, 34, 58, 0.3),
        block(54, 22, 78),
        block(244, 22, 80),
        block(310, 40, 88),
      ]}
    />
    <Far
      d={[
        block(0, 30, 92),
        block(268, 24, 84),
        block(264, 32, 68, 88),
        poly(268, 96, 264, 88, 296, 88, 292, 96),
        block(320, 30, 96),
      ]}
    />
    <Stone
      d={[
        poly(100, 138, 100, eaves(100), 167, 54, 234, eaves(234), 234, 138),
        buttresses.map((x) => steeple(x - 2.5, 5, eaves(x) - 17, eaves(x) - 4, 0, 138)).join(''),
        steeple(163, 8, 30, 52, 0, 138),
      ]}
    />
    <Lines
      color={MID}
      width={0.9}
      d={[
        ...buttresses.map((x) => `M${x - 2.5} ${eaves(x) + 5}V137M${x + 2.5} ${eaves(x) + 5}V137`),
        'M100 112H234',
        'M102 95L167 59L232 95',
      ]}
    />
    <Mid
      d={[
        arch(157, 20, 80, 106),
        arch(159, 16, 115, 138),
        [104, 121, 138, 187, 204, 221].map((x) => arch(x, 9, 121, 138)).join(''),
        arcade(139, 1, 7, 0, 88, 106),
        arcade(188, 1, 7, 0, 88, 106),
        arcade(122, 1, 6, 0, 96, 108),
        arcade(206, 1, 6, 0, 96, 108),
      ]}
    />
    <Lit d={[arch(161, 12, 85, 106), arch(162.5, 9, 120, 138)]} />
    <Mid d={[block(244, 60, 106), hip(296, 60, 104, 112, 5)]} />
    <Brick d={[block(0, 92, 106), block(26, 40, 98)]} />
    <Copper d={dome(30, 32, 86, 99)} />
    <Stone d={[arch(34, 24, 104, 138), block(0, 92, 104, 107)]} />
    <Near d={[arch(38, 16, 109, 138), block(0, 350, 137)]} />
    <Lit
      d={[
        arcade(6, 2, 5, 8, 112, 120),
        arcade(66, 2, 5, 8, 112, 120),
        arcade(6, 2, 5, 8, 126, 135),
        arcade(66, 2, 5, 8, 126, 135),
        panes(246, 52, 111, 4),
        panes(300, 50, 116, 4),
        panes(266, 28, 72, 3, 1, 9, 4, 5),
      ]}
    />
    <Leaf d={[tree(243, 7, 139), tree(326, 8, 139), tree(343, 7, 139)]} />
    <Accent d={['M254 138V122q0-3 3-3h54q3 0 3 3v16z', block(278, 12, 116, 120)]} />
    <Lit d={times(5, 11, (dx) => block(258 + dx, 8, 123, 129))} />
    <Near d={[disc(266, 138, 2.6), disc(302, 138, 2.6)]} />
    <Lines color={MID} d="M0 143H350" width={1} />
  </Signed>
);
