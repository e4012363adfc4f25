import { LoaderCircle } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { cx } from '#lib/cx.ts';

import { wholeWords } from './whole-words.tsx';

interface SwitchFieldProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'className' | 'children' | 'type' | 'disabled'
> {
  label: ReactNode;
  detail?: ReactNode;
  /** The change is under way: the switch keeps its focus and its place, and shows that it works. */
  busy?: boolean | undefined;
}

/** Something that is on or off and takes effect at once; the whole line is the target. */
export function SwitchField({ label, detail, busy = false, ...input }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4">
        <span className="min-w-0 font-semibold">{wholeWords(label)}</span>
        <span className="relative block h-8 w-13 shrink-0">
          <input
            {...input}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is on
            role="switch"
            aria-busy={busy || undefined}
            aria-describedby={detail ? id : undefined}
            className={cx(
              'peer block size-full cursor-pointer appearance-none rounded-full border-2 border-edge bg-card transition-colors',
              'checked:border-accent checked:bg-accent hover:border-ink forced-colors:appearance-auto',
            )}
          />
          <span
            aria-hidden
            className={cx(
              'pointer-events-none absolute start-1 top-1 grid size-6 place-items-center rounded-full bg-edge text-card transition-[translate]',
              'peer-checked:translate-x-5 peer-checked:bg-on-accent peer-checked:text-accent rtl:peer-checked:-translate-x-5 forced-colors:hidden',
            )}
          >
            {busy && <LoaderCircle className="size-4 animate-turn motion-reduce:hidden" />}
          </span>
        </span>
      </label>
      {detail && (
        <p id={id} className="text-body text-soft">
          {detail}
        </p>
      )}
    </div>
  );
}
