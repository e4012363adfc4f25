import { Copper, Far, Haze, Leaf, Lit, Mid, Near, Signed, Stone } from '../layers.tsx';
import { tree, arcade, arch, block, columns, disc, dome, hip, panes, poly, times } from '../shapes.ts';

/** The Puerta de Alcalá, the dome of the Metrópolis, the bear at its strawberry tree and the four towers. */
export const Madrid = () => (
  <Signed by="#c9693f">
    <Haze
      d={[
        block(240, 12, 56),
        block(258, 13, 50),
        poly(277, 150, 277, 54, 289, 48, 289, 150),
        block(296, 12, 58),
        block(160, 60, 88),
        block(0, 30, 86),
      ]}
    />
    <Far d={[block(226, 40, 90), block(316, 34, 88), block(322, 20, 78)]} />
    <Stone d={[block(30, 62, 84), block(38, 46, 66), block(46, 30, 58)]} />
    <Copper
      d={[
        dome(46, 30, 40, 60),
        block(59.4, 3.2, 32, 44),
        poly(52, 32, 61, 36, 70, 32, 66, 38, 56, 38),
        disc(61, 30.5, 1.6),
        block(28, 66, 82, 85),
        block(36, 50, 64, 67),
      ]}
    />
    <Mid
      d={[
        columns(41, 40, 6, 3, 68, 81),
        block(0, 34, 94),
        block(88, 30, 96),
        block(262, 40, 98),
        hip(296, 60, 94, 102, 5),
        arcade(44, 4, 5, 4.7, 88, 98),
      ]}
    />
    <Stone
      d={[
        block(116, 152, 96, 138),
        block(160, 64, 86, 100),
        poly(168, 86, 192, 74, 216, 86),
        block(112, 160, 93, 97),
        block(156, 72, 84, 87),
        times(2, 148, (dx) => block(114 + dx, 8, 88, 94)),
      ]}
    />
    <Mid
      d={[
        arch(124, 13, 108, 138),
        arch(145, 15, 104, 138),
        arch(182, 20, 101, 138),
        arch(224, 15, 104, 138),
        arch(247, 13, 108, 138),
        disc(192, 81, 2.6),
      ]}
    />
    <Lit
      d={[
        arcade(45.3, 4, 4, 4, 70, 80),
        panes(0, 30, 99, 3),
        panes(32, 58, 104, 5),
        panes(92, 24, 101, 2, 2),
        panes(266, 32, 103, 3),
        panes(300, 50, 107, 4),
        panes(324, 16, 82, 2, 1, 9, 4, 5),
        panes(172, 40, 90, 3, 1, 9, 4, 6),
      ]}
    />
    <Near d={[block(0, 350, 137), block(0, 18, 112)]} />
    <Lit d={panes(0, 18, 117, 1)} />
    <Leaf d={[30, 52, 74, 98].map((x, i) => tree(x, 8 + (i % 2), 140))} />
    <Mid d={dome(92, 200, 142, 150.5)} />
    <Stone d={[block(276, 56, 134, 147), block(271, 66, 144)]} />
    <Leaf d={[block(317, 4, 104, 135), disc(319, 92, 13), disc(307, 99, 9), disc(331, 99, 9)]} />
    <Copper
      d={[
        'M283 134v-15q-4-13 5-19 0-7 6-9l1-3 3 2q6 1 8 5l4 2-1 4-7 1q1 3 1 5l9-2 1 4-10 4q-1 5 0 10v11h-6v-8h-4v8z',
        times(4, 7, (dx, at) => disc(308 + dx, 99 - ((at * 5) % 9), 2)),
      ]}
    />
  </Signed>
);
