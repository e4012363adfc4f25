import type { ReactNode } from 'react';

import { BRICK, COPPER, LIT, NEAR } from '../layers.tsx';
import { block, disc, poly } from '../shapes.ts';
import { DARK, INDOORS, INDOORS_LOW, RAIL, STEEL, STEEL_LOW, WARM, WARM_LOW } from './paint.ts';
import { Glow, Keypad, LockLight, Plate } from './parts.tsx';
import type { OpeningProps } from './parts.tsx';
import { Leaf, Stage } from './stage.tsx';

interface ApartmentProps extends OpeningProps {
  /** The number on the wall; empty where it is not known. */
  number: string;
}

const FACE = 'color-mix(in oklab, var(--accent) 26%, var(--build-1))';
const EDGE = 'color-mix(in oklab, var(--accent) 42%, var(--build-1))';

/** The guest's own door, with the lit room behind it (R2-164). */
export const ApartmentScene = ({ number, opens, endsWith = null }: ApartmentProps): ReactNode => (
  <Stage
    ground={INDOORS}
    leaf={
      <Leaf x={100} y={26} w={172} h={344} hinge="left">
        <path fill={FACE} d={block(0, 172, 0, 344)} />
        <path fill="none" stroke={EDGE} strokeWidth={4} d="M24 26h124v124H24zM24 182h124v136H24z" />
        <path fill={DARK} d="M142 152h22v36h-22z" />
        <path stroke={LIT} strokeWidth={6} strokeLinecap="round" d="M132 166h22" />
        <path fill={LIT} d={disc(86, 84, 4)} />
      </Leaf>
    }
    front={
      <>
        {number !== '' && <Plate x={335} y={118} text={number} size={20} />}
        {opens === 'keypad' && <Keypad x={335} y={206} isRinged endsWith={endsWith} />}
        {opens === 'lock' && <LockLight x={335} y={172} />}
      </>
    }
  >
    <path fill={INDOORS_LOW} d="M-900 236H1300V372H-900z" />
    <path fill={RAIL} d="M-900 232H1300v5H-900zM-900 360H1300v12H-900z" />
    <g className="walk-light">
      <Glow x={186} y={200} r={270} />
    </g>
    <path fill={DARK} d="M-900 372H1300V900H-900z" />
    <path fill={STEEL_LOW} d={block(86, 200, 12, 372)} />
    <path fill={STEEL} d="M86 12h200v6H86z" />
    <Room />
    <path className="walk-light" fill={LIT} fillOpacity={0.3} d={poly(100, 372, 272, 372, 400, 480, 60, 480)} />
    <path fill={RAIL} d="M112 378h148l14 16H98z" />
  </Stage>
);

/** What the open door lets one see. The shut leaf covers its sides and its top, so light falls out below only. */
const Room = (): ReactNode => (
  <svg x={102} y={28} width={168} height={344} viewBox="2 2 168 344">
    <path fill={WARM} d="M0 0h172v346H0z" />
    <path fill={LIT} opacity={0.5} d={disc(80, 140, 74)} />
    <path fill={WARM_LOW} d="M0 286h172v60H0z" />
    <path fill={BRICK} opacity={0.5} d="M112 150h44v54h-44z" />
    <path fill={WARM} d={poly(116, 200, 130, 176, 142, 190, 148, 182, 152, 200)} />
    <path fill={COPPER} d="M84 244q0-14 14-14h74v64H84z" />
    <path fill={NEAR} d="M84 262h88v34H84z" />
    <path fill={NEAR} d="M78 160h4v132h10v5H68v-5h10z" />
    <path fill="var(--ink)" d={poly(58, 164, 68, 126, 92, 126, 102, 164)} />
    <path fill={BRICK} opacity={0.6} d="M40 300h120l12 26H30z" />
  </svg>
);
