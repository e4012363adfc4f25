import { ChevronDown } from 'lucide-react';
import { startTransition, useEffect, useState } from 'react';
import type { ReactNode, ToggleEvent } from 'react';
import { flushSync } from 'react-dom';

import { afterPage } from '#lib/after-page.ts';
import { cx } from '#lib/cx.ts';

/** Whether hidden content is rendered yet, and a function that renders it now. An idle page and printing render it. */
function useDeferredContent(): [isRendered: boolean, render: () => void] {
  const [isRendered, setRendered] = useState(false);
  const render = () => setRendered(true);
  useEffect(() => {
    if (isRendered) return undefined;
    const now = () => setRendered(true);
    return afterPage({ atRest: () => startTransition(now), beforePrint: () => flushSync(now) });
  }, [isRendered]);
  return [isRendered, render];
}

const LOOKS = {
  row: 'min-h-11 justify-between gap-3 font-semibold',
  list: 'min-h-14 justify-between gap-3 px-4.5 font-semibold transition-colors hover:bg-tint focus-visible:-outline-offset-3 wide:px-6',
  text: 'min-h-11 w-fit gap-1.5 text-body text-soft underline underline-offset-3 hover:text-ink',
};

interface DisclosureProps {
  label: ReactNode;
  /** `row` for a list of questions, `list` for the rows of a card, `text` for a quiet "Code not working?" */
  look?: keyof typeof LOOKS | undefined;
  /** It is open from the start. */
  isOpen?: boolean;
  /** Called when the guest has opened or closed it. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * Opens in place; native, so the page search finds what is closed, and opens it. Its content is rendered when the page
 * is idle.
 */
export function Disclosure({ label, look = 'row', isOpen = false, onToggle, children }: DisclosureProps) {
  const [isRendered, render] = useDeferredContent();
  // A pointer or a click renders the content before the browser opens and paints; only a script opens without one.
  const toggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void => {
    render();
    onToggle?.(currentTarget.open);
  };
  return (
    <details className="group" open={isOpen} onToggle={toggle}>
      <summary
        onPointerDown={render}
        onClick={render}
        className={cx('flex list-none items-center rounded-tile py-2 [&::-webkit-details-marker]:hidden', LOOKS[look])}
      >
        {label}
        <ChevronDown aria-hidden className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className={cx('pt-1', look === 'list' ? 'px-4.5 pb-4.5 wide:px-6' : 'pb-3')}>
        {(isOpen || isRendered) && children}
      </div>
    </details>
  );
}
