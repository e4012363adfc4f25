import { Far, Haze, Leaf, Lit, Mid, Near, Signed, Stone } from '../layers.tsx';
import { cypress, hill, tree, arcade, block, columns, dome, panes, poly } from '../shapes.ts';

/** The Parthenon on its rock above the flat roofs of Plaka. */
export const Athens = () => (
  <Signed by="#2f7fc1">
    <Haze d={[hill(-70, 220, 62), hill(230, 200, 84), block(37, 6, 58, 66), dome(37, 6, 54, 58.5)]} />
    <Far d={poly(80, 150, 90, 100, 108, 90, 114, 80, 240, 80, 248, 92, 262, 98, 274, 150)} />
    <Mid
      d={[
        block(138, 80, 50, 75),
        poly(98, 150, 106, 108, 128, 96, 150, 104, 186, 96, 214, 106, 236, 98, 256, 112, 262, 150),
      ]}
    />
    <Stone
      d={[
        poly(124, 47, 178, 34, 232, 47),
        block(124, 108, 46, 51),
        columns(127, 102, 9, 6, 50, 75),
        block(121, 114, 74, 77),
        block(118, 120, 77, 81),
      ]}
    />
    <Mid d={poly(144, 45, 178, 37, 212, 45)} />
    <Far d={[block(0, 46, 108), block(58, 40, 114), block(250, 44, 104), block(306, 44, 112)]} />
    <Leaf d={[cypress(50, 7, 84, 128), cypress(104, 7, 94, 128), cypress(246, 7, 92, 128), cypress(301, 8, 82, 130)]} />
    <Stone
      d={[block(92, 46, 118), block(176, 34, 114), block(268, 40, 122), block(14, 34, 124), dome(181, 24, 104, 114.5)]}
    />
    <Mid
      d={[
        block(44, 40, 120),
        block(136, 42, 123),
        block(214, 44, 119),
        block(318, 40, 124),
        arcade(274, 3, 6, 4, 129, 144),
      ]}
    />
    <Near
      d={[
        block(0, 20, 128),
        block(76, 28, 132),
        block(120, 20, 136),
        block(164, 58, 134),
        block(252, 20, 131),
        block(304, 24, 134),
        block(0, 350, 143),
      ]}
    />
    <Lit
      d={[
        panes(2, 42, 113, 3),
        panes(256, 36, 110, 2),
        panes(48, 32, 125, 3),
        panes(94, 40, 123, 2),
        panes(138, 38, 128, 3),
        panes(216, 40, 124, 3),
        panes(322, 28, 129, 2),
        panes(22, 24, 129, 2),
        panes(0, 20, 132, 2, 1, 13, 4, 5),
        panes(168, 50, 137, 5, 1, 13, 4, 5),
        panes(80, 20, 136, 2, 1, 13, 4, 5),
        panes(306, 20, 137, 2, 1, 13, 4, 5),
      ]}
    />
    <Leaf d={[tree(238, 7, 146), tree(112, 7, 146)]} />
  </Signed>
);
