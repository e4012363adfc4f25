import ArrowRight from 'lucide-react/icons/arrow-right';
import DoorOpen from 'lucide-react/icons/door-open';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Pause from 'lucide-react/icons/pause';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

import { SPACE } from './elements.tsx';
import { LiveRegion } from './screen-reader.tsx';
import { useSlide } from './use-slide.ts';

export type SlideState = 'rest' | 'opening' | 'open' | 'paused';

const ICONS: Record<SlideState, LucideIcon> = { rest: ArrowRight, opening: LockKeyhole, open: DoorOpen, paused: Pause };

interface SlideRingProps {
  state: SlideState;
  openForMs: number;
  /** Shown in digits while the door is open. */
  secondsLeft: number | undefined;
}

/** The face of the knob: the state's icon, a turning ring while opening, an emptying ring while open. */
export function SlideFace({ state, openForMs, secondsLeft }: SlideRingProps) {
  const Icon = ICONS[state];
  return (
    <>
      {secondsLeft === undefined || state !== 'open' ? (
        <Icon aria-hidden strokeWidth={2} className="size-6" />
      ) : (
        <span aria-hidden className="text-title leading-none font-semibold tabular-nums">
          {secondsLeft}
        </span>
      )}
      {(state === 'opening' || state === 'open') && (
        <svg aria-hidden viewBox="0 0 52 52" className="absolute inset-0 size-full -rotate-90 motion-reduce:hidden">
          {state === 'opening' ? (
            <g className="origin-center animate-turn">
              <Ring dash="0.28 0.72" />
            </g>
          ) : (
            <>
              <Ring className="opacity-20" />
              <Ring dash="1" className="animate-run-out" durationMs={openForMs} />
            </>
          )}
        </svg>
      )}
    </>
  );
}

function Ring({ dash, className, durationMs }: { dash?: string; className?: string; durationMs?: number }) {
  return (
    <circle
      cx="26"
      cy="26"
      r="22.5"
      pathLength={1}
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeDasharray={dash}
      className={className}
      style={durationMs === undefined ? undefined : { animationDuration: `${durationMs}ms` }}
    />
  );
}

const TRACK: Record<SlideState, string> = {
  rest: 'bg-tint text-accent border-transparent',
  opening: 'bg-tint text-accent border-transparent',
  open: 'bg-accent text-on-accent border-transparent',
  paused: 'bg-paper text-soft border-edge',
};
const KNOB: Record<SlideState, string> = {
  rest: 'bg-accent text-on-accent cursor-grab active:cursor-grabbing',
  opening: 'bg-accent text-on-accent',
  open: 'bg-card text-accent',
  paused: 'bg-line text-soft',
};

/** How long a first click waits for the second. */
const ASKED_MS = 10_000;

interface SlideToOpenProps {
  state: SlideState;
  /** What it opens: "Apartment 405". */
  name: string;
  /** Names slider and track at rest, what they open included: "Apartment 405: slide to open, or press twice" (D8). */
  label: string;
  /** What the track says in each state; the caller may change `rest` to "open again". */
  stateLabels: Record<SlideState, string>;
  /** Shown instead of the state's label, which is spoken: a countdown. */
  shown?: ReactNode;
  /** Below the label at rest: that two clicks do the same. */
  hint: string;
  /** After the first click: the question, and what a second click does. */
  question: string;
  confirmLabel: string;
  /** How long the door stays open; the ring runs out in this time. */
  openForMs: number;
  /** The whole seconds that the door stays open; the knob shows them instead of its icon. */
  secondsLeft?: number | undefined;
  /** Called with the position of the knob, in percent, and whether a pointer holds it. */
  onMove?: ((percent: number, isHeld: boolean) => void) | undefined;
  /** Called once a gesture, only in the state `rest`. */
  onOpen: () => void;
}

/**
 * Slide, click twice or use the keys to open a door, all in one control. A single click in a pocket opens nothing. The
 * caller's live region announces what happens.
 */
export function SlideToOpen(props: SlideToOpenProps) {
  const {
    state,
    name,
    label,
    stateLabels,
    shown,
    hint,
    question,
    confirmLabel,
    openForMs,
    secondsLeft,
    onMove,
    onOpen,
  } = props;
  const rail = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLButtonElement>(null);
  const beganOnTrack = useRef(false);
  const isResting = state === 'rest';
  const [wasAsked, setAsked] = useState(false);
  const isAsked = wasAsked && isResting;
  const open = () => {
    setAsked(false);
    onOpen();
  };
  const click = () => {
    if (!isResting) return;
    if (isAsked) open();
    else setAsked(true);
  };
  useEffect(() => {
    if (!wasAsked) return undefined;
    const timer = setTimeout(() => setAsked(false), ASKED_MS);
    return () => clearTimeout(timer);
  }, [wasAsked]);
  const { value, isHeld, handlers } = useSlide(rail, isResting, { onEnd: open, onTap: click });
  const isAtEnd = state === 'opening' || state === 'open';
  const at = isAtEnd ? 100 : isResting ? value : 0;
  useEffect(() => onMove?.(at, isHeld), [onMove, at, isHeld]);
  const moving = cx(
    'duration-move ease-out',
    isHeld ? 'transition-none' : 'transition-transform',
    at === 0 && 'delay-75',
  );
  const spoken =
    isResting && !isAsked ? label : `${name}: ${isAsked ? `${question} ${confirmLabel}` : stateLabels[state]}`;
  const small = isAsked ? confirmLabel : isResting && hint;
  const isOnTrack = (target: EventTarget) => target instanceof Node && track.current?.contains(target) === true;
  return (
    <div
      role="presentation"
      className={cx(
        'relative flex min-h-16 items-stretch rounded-full border-[1.5px] transition-colors select-none',
        TRACK[state],
      )}
      onPointerDown={({ target }) => {
        beganOnTrack.current = isOnTrack(target);
      }}
      // The knob may move back under a pointer that went down on the track; the browser then sends the click to the
      // knob or to this box.
      onClick={({ target }) => {
        if (beganOnTrack.current && !isOnTrack(target)) click();
        beganOnTrack.current = false;
      }}
    >
      <button
        ref={track}
        type="button"
        aria-label={shown ? undefined : spoken}
        aria-disabled={!isResting || undefined}
        className={cx(
          'flex grow cursor-pointer flex-col justify-center rounded-full py-2 text-start leading-snug aria-disabled:cursor-default',
          isAtEnd ? 'ps-5 pe-16' : 'ps-18 pe-4',
        )}
        onClick={click}
        // A browser clicks again and again while Enter is held: the question must not answer itself.
        onKeyDown={(event) => {
          if (event.repeat && event.key === 'Enter') event.preventDefault();
        }}
      >
        {/* Without pointer events the target is the button: a browser sends no click when the text under the pointer
            is replaced. */}
        <span className="pointer-events-none flex flex-col" style={{ opacity: isResting ? 1 - at * 0.01 : 1 }}>
          <span className="text-lead font-semibold">
            {shown ? (
              <>
                <span aria-hidden>{shown}</span>
                <span className="sr-only">{spoken}</span>
              </>
            ) : isAsked ? (
              question
            ) : (
              stateLabels[state]
            )}
          </span>
          {SPACE}
          {small && <span className={cx('text-note', isResting && 'text-soft')}>{small}</span>}
        </span>
      </button>
      {/* The rail is as long as the knob's travel, so that a percentage of the value is one of the rail. The
          short delay of the way back lets the caller set "opening" before the knob would start to move. */}
      <div className="pointer-events-none absolute inset-0 overflow-hidden rounded-full">
        <div
          ref={rail}
          className={cx('absolute inset-y-0 start-1.25 end-14.25', moving)}
          style={{ transform: `translateX(${at}%)` }}
        >
          {isResting && at > 0 && (
            <div className="absolute inset-y-0 end-[calc(100%-58px)] w-full rounded-e-full bg-accent/14" />
          )}
          <div
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-orientation="horizontal"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(at)}
            aria-valuetext={isResting && at > 0 ? `${Math.round(at)} %` : stateLabels[state]}
            aria-disabled={!isResting || undefined}
            className={cx(
              'pointer-events-auto absolute top-1/2 left-0 grid size-13 -translate-y-1/2 touch-pan-y place-items-center rounded-full border border-transparent transition-colors',
              KNOB[state],
            )}
            {...handlers}
          >
            <SlideFace state={state} openForMs={openForMs} secondsLeft={secondsLeft} />
          </div>
        </div>
      </div>
      <LiveRegion text={isAsked ? `${question} ${confirmLabel}` : ''} />
    </div>
  );
}
