import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

import { useLate } from './use-late.ts';

const LOOKS = {
  row: 'justify-between gap-3 font-semibold',
  text: 'w-fit gap-1.5 text-body text-soft underline underline-offset-3 hover:text-ink',
};

interface DisclosureProps {
  label: string;
  /** `row` for a list of questions, `text` for a quiet "Code not working?" */
  look?: keyof typeof LOOKS | undefined;
  children: ReactNode;
}

/** Opens in place; native, so the page search finds what is closed, and opens it. Its content comes after the page. */
export function Disclosure({ label, look = 'row', children }: DisclosureProps) {
  const [isHere, bring] = useLate();
  // A press brings the content before the browser opens and paints; only a script opens without one.
  return (
    <details className="group" onToggle={bring}>
      <summary
        onPointerDown={bring}
        onClick={bring}
        className={cx(
          'flex min-h-11 list-none items-center rounded-tile py-2 [&::-webkit-details-marker]:hidden',
          LOOKS[look],
        )}
      >
        {label}
        <ChevronDown aria-hidden className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-1 pb-3">{isHere && children}</div>
    </details>
  );
}
