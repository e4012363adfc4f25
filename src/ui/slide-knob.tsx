import { ArrowRight, DoorOpen, LockKeyhole, type LucideIcon, Pause } from 'lucide-react';

export type SlideState = 'rest' | 'opening' | 'open' | 'paused';

const ICONS: Record<SlideState, LucideIcon> = { rest: ArrowRight, opening: LockKeyhole, open: DoorOpen, paused: Pause };

interface SlideRingProps {
  state: SlideState;
  openForMs: number;
  /** Shown in digits while the door is open. */
  secondsLeft: number | undefined;
}

/** The face of the knob: the state's sign, a turning ring while opening, an emptying ring while open. */
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
