import LoaderCircle from 'lucide-react/icons/loader-circle';

import { cx } from '#lib/cx.ts';

interface ProgressBarProps {
  value: number;
  max: number;
  /** Its accessible name with the current step, for example "Step 2 of 3". */
  label: string;
}

const progress = ({ value, max, label }: ProgressBarProps) =>
  ({
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': value,
  }) as const;

/** Progress on a thin line; its text is beside it, or in its label. */
export function ProgressBar(props: ProgressBarProps) {
  const { value, max } = props;
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div {...progress(props)} className="h-1.5 w-full overflow-hidden rounded-full bg-line forced-colors:border">
      <div
        className="h-full rounded-full bg-accent transition-[width] duration-move forced-colors:bg-[Highlight]"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}

interface ProgressStepsProps {
  /** The step one is in, from 1. */
  position: number;
  total: number;
  /** "Step 1 of 2" */
  label: string;
}

/** The steps of a task as segments, full up to the one that one is in. */
export function ProgressSteps({ position, total, label }: ProgressStepsProps) {
  return (
    <div {...progress({ value: position, max: total, label })} className="flex gap-1.5">
      {Array.from({ length: total }, (_, step) => (
        <span
          key={step}
          className={cx(
            'h-1.5 grow rounded-full forced-colors:border',
            step < position ? 'bg-accent forced-colors:bg-[Highlight]' : 'bg-line',
          )}
        />
      ))}
    </div>
  );
}

interface SpinnerProps {
  /** What is being done; always read, and shown where the ring may not turn. */
  label: string;
  /** Shows the label beside the ring. */
  hasText?: boolean | undefined;
}

/** Work under way, for where no skeleton fits. */
export function Spinner({ label, hasText = false }: SpinnerProps) {
  return (
    <span role="status" className="inline-flex items-center gap-2.5 text-soft">
      <LoaderCircle aria-hidden className="size-5.5 shrink-0 animate-turn text-accent" />
      <span className={cx(!hasText && 'sr-only motion-reduce:not-sr-only')}>{label}</span>
    </span>
  );
}
