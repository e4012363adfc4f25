interface ProgressBarProps {
  value: number;
  max: number;
  /** Names it and says where one is, for example "Step 2 of 3". */
  label: string;
}

/** Progress on a thin line; its text is beside it, or in its label. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className="h-1.5 w-full overflow-hidden rounded-full bg-line forced-colors:border"
    >
      <div
        className="h-full rounded-full bg-accent transition-[width] duration-300 forced-colors:bg-[Highlight]"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
