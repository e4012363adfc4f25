import type { ReactNode } from 'react';

import './walk.css';

/** Side of the square that a picture of the walk keeps in sight. What is drawn beyond it fills wider boxes. */
const SIDE = 390;

const share = (units: number): string => `${(units / SIDE) * 100}%`;

interface StageProps {
  /** The colour around everything that is drawn. */
  ground: string;
  /** What is behind the leaf. */
  children: ReactNode;
  leaf?: ReactNode;
  /** What is before the leaf. */
  front?: ReactNode;
}

/**
 * The frame of a picture of the walk. A parent sets two CSS variables from 0 to 1. `--slide` is how
 * far the thumb is, `--yes` is how far the lock has opened the door.
 */
export const Stage = ({ ground, children, leaf, front }: StageProps): ReactNode => (
  <div aria-hidden className="walk-scene" style={{ background: ground }}>
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

interface LeafProps {
  x: number;
  y: number;
  w: number;
  h: number;
  hinge: 'left' | 'right';
  children: ReactNode;
}

/** The part of a door that turns. Drawn with the hinge at the left, and mirrored for the other side. */
export const Leaf = ({ x, y, w, h, hinge, children }: LeafProps): ReactNode => (
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
