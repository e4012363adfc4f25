import { Water, Accent, Copper, Far, Haze, Lit, Mid, Near, Signed, Stone } from '../layers.tsx';
import { hill, hull, arcade, block, disc, gable, hip, panes, poly, steeple, times } from '../shapes.ts';

/** The Minster's spires, cherry trees in bloom along the Rhine, and the Siebengebirge. */
export const Bonn = () => (
  <Signed by="#d48a9b">
    <Haze
      d={[
        hill(190, 140, 78, 135),
        hill(262, 140, 66, 135),
        hill(-60, 190, 88, 135),
        block(329, 4, 60, 70),
        block(334, 3, 64, 70),
      ]}
    />
    <Far d={['M288 134V60q9-8 18 0V134z', block(0, 44, 100), hip(40, 44, 92, 102), hip(236, 44, 98, 108)]} />
    <Far
      d={[
        steeple(160, 20, 30, 74, 1, 75),
        steeple(122, 10, 52, 84, 1, 85),
        steeple(208, 10, 52, 84, 1, 85),
        hip(126, 88, 84, 100, 7, 101),
      ]}
    />
    <Stone d={[block(160, 20, 72), block(122, 10, 83), block(208, 10, 83), block(130, 80, 99), block(154, 32, 94)]} />
    <Mid
      d={[
        arcade(164, 2, 4, 4, 78, 88),
        arcade(124.5, 1, 5, 0, 88, 96),
        arcade(210.5, 1, 5, 0, 88, 96),
        arcade(134, 3, 4, 3, 104, 116),
        arcade(189, 3, 4, 3, 104, 116),
        arcade(162, 2, 6, 4, 98, 112),
      ]}
    />
    <Lit d={times(8, 8, (dy) => block(292, 10, 66 + dy, 67.5 + dy))} />
    <Mid d={[gable(0, 30, 96, 108), hip(60, 44, 98, 110), gable(222, 30, 96, 110), hip(268, 46, 104, 114)]} />
    <Near
      d={[
        hip(26, 40, 104, 116),
        gable(100, 26, 102, 114),
        hip(190, 40, 112, 120),
        gable(246, 26, 104, 116),
        hip(310, 52, 106, 118),
        block(0, 350, 129, 135),
      ]}
    />
    <Lit
      d={[
        panes(0, 26, 113, 2),
        panes(28, 36, 119, 3),
        panes(67, 32, 114, 3),
        panes(101, 24, 117, 2),
        panes(192, 36, 121.5, 3, 1, 9, 5, 6),
        panes(229, 18, 113, 1),
        panes(247, 24, 119, 2),
        panes(274, 36, 118, 3),
        panes(314, 38, 121, 3),
      ]}
    />
    <Near d={times(9, 21, (dx) => block(87 + dx, 2, 118, 131))} />
    <Copper
      d={times(
        9,
        21,
        (dx, at) => disc(88 + dx, 117 - (at % 2) * 2, 8.5) + disc(81 + dx, 121, 6) + disc(95 + dx, 121, 6),
      )}
    />
    <Water y={134} sun={88} />
    <Accent d={hull(206, 84, 146, 5)} />
    <Stone d={[block(262, 16, 134, 141.5), poly(214, 141.2, 218, 137, 252, 137, 256, 141.2)]} />
    <Lit d={[block(265, 4, 136, 139), block(271, 4, 136, 139)]} />
  </Signed>
);
