import { useEffect, useRef } from 'react';

import { cx } from '#lib/cx.ts';

import { Button } from './button.tsx';
import { SlideFace, type SlideState } from './slide-knob.tsx';
import { useSlide } from './use-slide.ts';

const TRACK: Record<SlideState, string> = {
  rest: 'bg-tint text-accent border-transparent',
  opening: 'bg-tint text-accent border-transparent',
  open: 'bg-accent text-on-accent border-transparent',
  paused: 'bg-paper text-soft border-edge border-dashed',
};
const KNOB: Record<SlideState, string> = {
  rest: 'bg-accent text-on-accent cursor-grab active:cursor-grabbing',
  opening: 'bg-accent text-on-accent',
  open: 'bg-card text-accent',
  paused: 'bg-line text-soft',
};

interface SlideToOpenProps {
  state: SlideState;
  /** Names the slider, for example "Open Apartment 405". */
  label: string;
  /** What the track says in each state; `rest` is the caller's to turn into "open again". */
  stateLabels: Record<SlideState, string>;
  /** The plain press that does the same. */
  pressLabel: string;
  /** How long the door stays open; the ring runs out in this time. */
  openForMs: number;
  /** The whole seconds that the door stays open; the knob shows them instead of its sign. */
  secondsLeft?: number | undefined;
  /** Called with how far the knob is, in percent, and whether a thumb holds it. */
  onMove?: ((percent: number, isHeld: boolean) => void) | undefined;
  /** Called once a gesture, only in the state `rest`. */
  onOpen: () => void;
}

/** Slide, press or use the keys to open a door. The caller's live region announces what happens. */
export function SlideToOpen(props: SlideToOpenProps) {
  const { state, label, stateLabels, pressLabel, openForMs, secondsLeft, onMove, onOpen } = props;
  const rail = useRef<HTMLDivElement>(null);
  const resting = state === 'rest';
  const { value, held, handlers } = useSlide(rail, resting, onOpen);
  const atEnd = state === 'opening' || state === 'open';
  const shown = atEnd ? 100 : resting ? value : 0;
  useEffect(() => onMove?.(shown, held), [onMove, shown, held]);
  const moving = cx(
    'duration-250 ease-out',
    held ? 'transition-none' : 'transition-transform',
    shown === 0 && 'delay-75',
  );
  return (
    <div className="flex flex-col gap-2.5">
      <div
        className={cx(
          'relative flex min-h-16 items-center overflow-hidden rounded-full border-[1.5px] transition-colors select-none',
          TRACK[state],
        )}
      >
        <span
          aria-hidden
          className={cx('py-2 leading-snug font-semibold', atEnd ? 'ps-6 pe-18' : 'ps-18 pe-6')}
          style={{ opacity: resting ? 1 - shown * 0.01 : 1 }}
        >
          {stateLabels[state]}
        </span>
        {/* The rail is as long as the knob's way, so that its share and its pixels agree. The short delay
            of the way back lets the caller turn to "opening" before the knob would twitch. */}
        <div
          ref={rail}
          className={cx('pointer-events-none absolute inset-y-0 start-1.25 end-14.25', moving)}
          style={{ transform: `translateX(${shown}%)` }}
        >
          {resting && shown > 0 && (
            <div className="absolute inset-y-0 end-[calc(100%-58px)] w-full rounded-e-full bg-accent/14" />
          )}
          <div
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-orientation="horizontal"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(shown)}
            aria-valuetext={resting && shown > 0 ? `${Math.round(shown)} %` : stateLabels[state]}
            aria-disabled={!resting || undefined}
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
      <Button look="quiet" aria-disabled={!resting} onClick={onOpen}>
        {pressLabel}
      </Button>
    </div>
  );
}
