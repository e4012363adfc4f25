import { LoaderCircle } from 'lucide-react';

import { cx } from '#lib/cx.ts';

interface SpinnerProps {
  /** What is being done; always read, and shown where the ring may not turn. */
  label: string;
  /** Shows the label beside the ring. */
  withText?: boolean | undefined;
}

/** Work under way, for where no skeleton fits. */
export function Spinner({ label, withText = false }: SpinnerProps) {
  return (
    <span role="status" className="inline-flex items-center gap-2.5 text-soft">
      <LoaderCircle aria-hidden className="size-5.5 shrink-0 animate-turn text-accent" />
      <span className={cx(!withText && 'sr-only motion-reduce:not-sr-only')}>{label}</span>
    </span>
  );
}
