import type { ReactNode } from 'react';

import { LEAF, LIT } from '../layers.tsx';
import { arch, block, disc, pane, poly } from '../shapes.ts';
import type { HouseLook } from './house-look.ts';
import { House, Street, STREET_Y } from './house.tsx';
import { DARK, STEEL, STEEL_LOW, WARM, WARM_LOW, wallOf, woodOf } from './house-look.ts';
import { Glow, Keypad, LockLight, Plate, DoorLeaf, Stage } from './stage.tsx';
import type { OpeningProps } from './stage.tsx';

interface EntranceProps extends OpeningProps {
  look: HouseLook;
  /** The number of the house; empty where it is not known. */
  number: string;
  /** The floor of the guest, where one window is to be the brightest. */
  floor?: string | undefined;
}

/** The street door of a house at night, drawn from what its guide says (R2-164). */
export const EntranceScene = ({ look, number, floor, opens, endsWith = null }: EntranceProps): ReactNode => {
  const side = look.keypad ?? 'right';
  const sideX = side === 'right' ? 335 : 55;
  const otherX = 390 - sideX;
  return (
    <Stage
      ground="var(--sky-fill, var(--sky))"
      leaf={<StreetLeaf look={look} hinge={look.door === 'single' ? (side === 'right' ? 'left' : 'right') : side} />}
      front={
        <>
          {look.feature === 'pillars' && <Pillars look={look} />}
          {look.feature === 'trees' && <Trees />}
          {look.feature === 'canopy' && <path fill={STEEL} d="M84 78h222l10 9H74z" />}
          {number !== '' &&
            (look.number === 'above' ? (
              <Plate x={195} y={look.feature === 'canopy' ? 60 : 57} text={number} />
            ) : (
              <Plate x={otherX} y={look.feature === 'trees' ? 168 : 186} text={number} size={24} />
            ))}
          {opens === 'keypad' && (
            <Keypad
              x={sideX}
              y={214}
              isRinged={look.keypad !== null}
              endsWith={look.keypad === null ? null : endsWith}
            />
          )}
          {opens === 'lock' && <LockLight x={side === 'right' ? 309 : 81} y={226} />}
          {/* Before the leaves, so that both end on it. */}
          <path fill={`color-mix(in oklab, ${wallOf(look.wall).near} 60%, var(--edge))`} d="M98 366h194v8H98z" />
        </>
      }
    >
      <Street />
      <House look={look} floor={floor} />
      <Cones />
      <Doorway look={look} />
      <Lamp />
    </Stage>
  );
};

/** The frame of the door, the lit hall behind it, and the half that stays shut. */
const Doorway = ({ look }: { look: HouseLook }): ReactNode => {
  const { near } = wallOf(look.wall);
  const isArched = look.door === 'arched';
  const shape = (x: number, w: number, top: number): string =>
    isArched ? arch(x, w, top, STREET_Y) : block(x, w, top, STREET_Y);
  const isGlass = look.door === 'glass';
  return (
    <>
      <path fill={isGlass ? STEEL_LOW : `color-mix(in oklab, ${near} 78%, var(--ink))`} d={shape(103, 184, 82)} />
      <path fill={DARK} d={shape(118, 154, 97)} />
      <path fill={WARM} d={shape(127, 136, 106)} />
      <path fill={WARM_LOW} d={block(127, 136, 330, STREET_Y)} />
      <path fill={WARM_LOW} opacity={0.6} d={poly(150, 330, 240, 330, 240, 214, 150, 214)} />
      <path fill={WARM} d={poly(160, 330, 230, 330, 230, 224, 160, 224)} />
      {look.door === 'single' ? (
        <>
          <path fill={DARK} d={block(127, 136, 106, 150)} />
          <path fill={LIT} opacity={0.85} d={pane(133, 112, 124, 30)} />
          <path stroke={DARK} strokeWidth={3} d="M174 110v34M216 110v34" />
        </>
      ) : (
        <g transform={look.keypad === 'left' ? undefined : 'matrix(-1 0 0 1 390 0)'}>
          <g transform="matrix(-1 0 0 1 263 106)">
            <Half look={look} />
          </g>
        </g>
      )}
      {/* The light of the hall falls out over the step. */}
      <path className="walk-light" fill={LIT} d={poly(127, 372, 263, 372, 360, 470, 30, 470)} fillOpacity={0.28} />
      <path className="walk-light" fill={LIT} d={shape(96, 198, 74)} fillOpacity={0.1} />
    </>
  );
};

const StreetLeaf = ({ look, hinge }: { look: HouseLook; hinge: 'left' | 'right' }): ReactNode =>
  look.door === 'single' ? (
    <DoorLeaf x={127} y={150} w={136} h={217} hinge={hinge}>
      <SingleLeaf look={look} />
    </DoorLeaf>
  ) : (
    <DoorLeaf x={hinge === 'right' ? 195 : 127} y={106} w={68} h={261} hinge={hinge}>
      <Half look={look} />
    </DoorLeaf>
  );

/** A single leaf with its hinge at the left. */
const SingleLeaf = ({ look }: { look: HouseLook }): ReactNode => {
  const { face, edge } = woodOf(look.leaf);
  return (
    <>
      <path fill={face} d={block(0, 136, 0, 217)} />
      <path
        fill="none"
        stroke={edge}
        strokeWidth={3}
        d="M16 18h44v66h-44zM76 18h44v66h-44zM16 102h44v34h-44zM76 102h44v34h-44zM16 154h44v46h-44zM76 154h44v46h-44z"
      />
      <path fill={LIT} d={disc(127, 119, 5)} />
    </>
  );
};

/** One half of a double door with its hinge at the left and the other half to its right. */
const Half = ({ look }: { look: HouseLook }): ReactNode => {
  const { face, edge } = woodOf(look.leaf);
  if (look.door === 'glass') {
    return (
      <>
        <path fill={LIT} opacity={0.2} d={block(0, 68, 0, 261)} />
        <path fill="none" stroke={face} strokeWidth={7} d="M3.5 3.5h61v254h-61z" />
        <path stroke={LIT} opacity={0.45} strokeWidth={3} d="M14 120L46 30M20 150L54 56" />
        <path stroke={edge} strokeWidth={4} strokeLinecap="round" d="M56 130v44" />
      </>
    );
  }
  const isArched = look.door === 'arched';
  return (
    <>
      <path fill={face} d={isArched ? 'M68 0A68 68 0 0 0 0 68V261h68z' : block(0, 68, 0, 261)} />
      <path fill={LIT} opacity={0.78} d={isArched ? 'M59 16A58 58 0 0 0 11 70v10h48z' : pane(11, 14, 47, 62)} />
      <path fill="none" stroke={edge} strokeWidth={3} d="M11 98h48v54h-48zM11 170h48v76h-48z" />
      <path fill={LIT} d={disc(61, 161, 4)} />
    </>
  );
};

/** A lantern over the door, with its light on the wall. By day a parent gives its glass another colour. */
const Lamp = (): ReactNode => (
  <>
    <Glow x={195} y={20} r={74} />
    <path fill={DARK} d="M191-8h8v18h-8z" />
    <path fill={`var(--lamp, ${WARM})`} stroke={DARK} strokeWidth={2} d="M183 8h24l4 22h-32z" />
    <path fill={DARK} d="M180 5h30v5h-30zM178 29h34v4h-34z" />
  </>
);

/** The light of the lantern on the wall below it. The reveal of the door lies in its own shadow. */
const Cones = (): ReactNode => (
  <path fill={LIT} fillRule="nonzero" opacity={0.08} d={poly(189, 26, 201, 26, 372, 372, 18, 372)} />
);

const Pillars = ({ look }: { look: HouseLook }): ReactNode => {
  const { near } = wallOf(look.wall);
  return (
    <path
      fill={`color-mix(in oklab, ${near} 62%, var(--ink))`}
      d={`${block(84, 26, 92, 372)}${block(280, 26, 92, 372)}${block(78, 38, 360, 374)}${block(274, 38, 360, 374)}${block(76, 238, 76, 94)}`}
    />
  );
};

const Trees = (): ReactNode => (
  <>
    <path fill={DARK} d="M33 340h30l-4 34H37zM327 340h30l-4 34h-22zM45 270h6v74h-6zM339 270h6v74h-6z" />
    <path fill={LEAF} d={`${disc(48, 268, 32)}${disc(342, 268, 32)}${disc(48, 232, 20)}${disc(342, 232, 20)}`} />
  </>
);
