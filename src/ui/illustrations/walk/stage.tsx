import type { ReactNode } from 'react';

import type { Elements } from '../../elements.tsx';
import { LIT } from '../layers.tsx';
import { disc, times } from '../shapes.ts';
import { DARK, PLATE, WAITING, YES } from './house-look.ts';
import './walk.css';
/** Side of the square that a picture of the walk keeps in sight. What is drawn beyond it fills wider boxes. */
const SIDE = 390;

const share = (units: number): string => `${(units / SIDE) * 100}%`;

interface StageProps {
  /** The colour around everything that is drawn. */
  ground: string;
  /** What is behind the leaf. */
  children: ReactNode;
  leaf?: Elements;
  /** What is before the leaf. */
  front?: ReactNode;
}

/**
 * The frame of a picture of the walk. A parent sets two CSS variables from 0 to 1. `--slide` is how
 * far the thumb is, `--yes` is how far the lock has opened the door.
 */
export const Stage = ({ ground, children, leaf, front }: StageProps): ReactNode => (
  <div aria-hidden translate="no" className="walk-scene" style={{ background: ground }}>
    <div className="walk-frame">
      <div className="walk-stage">
        <Layer>{children}</Layer>
        {leaf}
        {front && <Layer>{front}</Layer>}
      </div>
    </div>
  </div>
);

const Layer = ({ children }: { children: ReactNode }): ReactNode => (
  <svg viewBox={`0 0 ${SIDE} ${SIDE}`} focusable="false" className="walk-layer">
    {children}
  </svg>
);

interface DoorLeafProps {
  x: number;
  y: number;
  w: number;
  h: number;
  hinge: 'left' | 'right';
  children: ReactNode;
}

/** The part of a door that turns. Drawn with the hinge at the left, and mirrored for the other side. */
export const DoorLeaf = ({ x, y, w, h, hinge, children }: DoorLeafProps): ReactNode => (
  <svg
    viewBox={`0 0 ${w} ${h}`}
    focusable="false"
    className="walk-leaf"
    data-hinge={hinge}
    style={{ left: share(x), top: share(y), width: share(w), height: share(h) }}
  >
    {hinge === 'left' ? children : <g transform={`matrix(-1 0 0 1 ${w} 0)`}>{children}</g>}
  </svg>
);

/** A dashed ring and a soft light around what a guest has to touch. */
export const Ring = ({ x, y, r }: { x: number; y: number; r: number }): ReactNode => (
  <>
    <circle cx={x} cy={y} r={r * 1.28} fill="var(--accent)" opacity={0.16} />
    <circle cx={x} cy={y} r={r} fill="none" stroke={DARK} strokeWidth={6} opacity={0.5} />
    <circle
      cx={x}
      cy={y}
      r={r}
      fill="none"
      stroke={LIT}
      strokeWidth={3.5}
      strokeLinecap="round"
      strokeDasharray="3.5 6.5"
    />
  </>
);

/** How the door of a scene opens. */
export interface OpeningProps {
  /** At a keypad, by its lock's light, or by neither. */
  opens: 'keypad' | 'lock' | 'other';
  /** The key that ends the code. */
  endsWith?: string | null;
}

interface KeypadProps {
  x: number;
  y: number;
  isRinged: boolean;
  /** The key that ends the code is lit. */
  endsWith: string | null;
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];

/** A keypad around its middle. */
export const Keypad = ({ x, y, isRinged, endsWith }: KeypadProps): ReactNode => {
  const keys = (of: (key: string) => boolean): string =>
    KEYS.map((key, at) =>
      of(key) ? disc(x - 9.5 + (at % 3) * 9.5, y - 18 + Math.floor(at / 3) * 12, key === endsWith ? 3.7 : 2.8) : '',
    ).join('');
  return (
    <>
      {isRinged && <Ring x={x} y={y} r={39} />}
      <rect x={x - 18} y={y - 30} width={36} height={60} rx={6} fill={DARK} />
      <path fill="var(--edge)" d={keys((key) => key !== endsWith)} />
      <path fill="var(--accent)" d={keys((key) => key === endsWith)} />
    </>
  );
};

/** A number on a wall: dark on a lit plate. */
export const Plate = ({ x, y, text, size = 21 }: { x: number; y: number; text: string; size?: number }): ReactNode => {
  const width = size * (0.9 + 0.62 * text.length);
  return (
    <>
      <rect x={x - width / 2} y={y - size * 0.68} width={width} height={size * 1.36} rx={size * 0.2} fill={PLATE} />
      <text
        x={x}
        y={y + size * 0.36}
        fontSize={size}
        fontWeight={700}
        textAnchor="middle"
        fill="var(--paper)"
        className="tabular-nums"
      >
        {text}
      </text>
    </>
  );
};

/** The light of a lock: amber while it waits, green once it opens. */
export const LockLight = ({ x, y }: { x: number; y: number }): ReactNode => (
  <>
    <circle cx={x} cy={y} r={15} fill={WAITING} opacity={0.18} />
    <circle cx={x} cy={y} r={7} fill={WAITING} />
    <g className="walk-yes">
      <circle cx={x} cy={y} r={22} fill={YES} opacity={0.2} />
      <circle cx={x} cy={y} r={15} fill={YES} opacity={0.3} />
      <circle cx={x} cy={y} r={7} fill={YES} />
    </g>
  </>
);

/** Light around a lamp, in rings as of an old print. */
export const Glow = ({ x, y, r }: { x: number; y: number; r: number }): ReactNode => (
  <g fill={LIT}>
    <circle cx={x} cy={y} r={r} opacity={0.07} />
    <circle cx={x} cy={y} r={r * 0.62} opacity={0.1} />
    <circle cx={x} cy={y} r={r * 0.34} opacity={0.16} />
  </g>
);

/** Stars in a sky that is `w` wide. */
export const stars = (x: number, y: number, w: number): string =>
  times(9, w / 9, (dx, at) => disc(x + dx + ((at * 37) % 29), y + ((at * 53) % 140), 1 + (at % 3) * 0.35));
