import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

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

/** Opens in place; native, so the page search finds what is closed, and opens it. */
export function Disclosure({ label, look = 'row', isOpen = false, onToggle, children }: DisclosureProps) {
  return (
    <details className="group" open={isOpen} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary
        className={cx('flex list-none items-center rounded-tile py-2 [&::-webkit-details-marker]:hidden', LOOKS[look])}
      >
        <span className={cx(look === 'list' && 'flex min-w-0 grow items-center gap-3')}>{label}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className={cx('pt-1', look === 'list' ? 'px-4.5 pb-4.5 wide:px-6' : 'pb-3')}>{children}</div>
    </details>
  );
}
