import type { ReactNode } from 'react';

interface LiveRegionProps {
  /** What to say now; an empty text says nothing. */
  text: string;
  /** `assertive` interrupts: only for what cannot wait, such as a door that is open for seconds. */
  urgency?: 'polite' | 'assertive' | undefined;
}

/** Speaks changes of its text. Keep it mounted: a region that arrives together with its text is often not read. */
export function LiveRegion({ text, urgency = 'polite' }: LiveRegionProps) {
  return (
    <div className="sr-only" role={urgency === 'polite' ? 'status' : 'alert'} aria-atomic="true">
      {text}
    </div>
  );
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
