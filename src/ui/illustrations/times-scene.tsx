import { Accent, Brick, Copper, Far, Haze, Leaf, Lines, Linen, Lit, Near, Stone } from './kit.tsx';
import { COPPER, GOLD, NEAR } from './palette.ts';
import { rounded } from './rounded.ts';
import { Scene } from './scene.tsx';
import { block, disc, poly, times } from './shapes.ts';

interface TimesSceneProps {
  /** What the clock shows, as '17:00'; without a time it is twelve. */
  time: string | null;
}

/** Where a hand of the clock ends, by the share of a turn since twelve. */
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
