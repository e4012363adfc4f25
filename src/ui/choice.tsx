import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

import { SPACE } from './elements.tsx';
import { FieldError } from './field.tsx';
import { wholeWords } from './headline.tsx';

const LAYOUTS = {
  list: 'grid',
  // Rules in `base.css`.
  columns: 'choice-row grid',
};

interface ChoiceGroupProps {
  legend: string;
  /** After the legend, for example the city whose time the answers are in. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** `columns` sets short choices, such as hours, side by side. */
  layout?: keyof typeof LAYOUTS | undefined;
  children: ReactNode;
}

/** A question with its `Choice` answers. */
export function ChoiceGroup({ legend, aside, hint, error, layout = 'list', children }: ChoiceGroupProps) {
  const id = useId();
  const described = cx(hint ? `${id}-hint` : null, error && `${id}-error`);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2.5" aria-describedby={described || undefined}>
      <legend className="mb-2 text-body leading-snug font-semibold">
        <span>{legend}</span>
        {SPACE}
        {aside && <span className="font-normal">{aside}</span>}
      </legend>
      {hint && (
        <div id={`${id}-hint`} className="-mt-1.5 text-note text-soft">
          {hint}
        </div>
      )}
      <div className={cx('gap-2.5 empty:hidden', LAYOUTS[layout])}>{children}</div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'children' | 'type' | 'disabled'> {
  label: ReactNode;
  detail?: ReactNode;
  /** The detail, or why it cannot be chosen, is short and shown at the far end, so that all rows have one height. */
  isBrief?: boolean;
  /** At the far end: a price or an icon. */
  aside?: ReactNode;
  /** One has to be chosen, and none is. */
  isMissing?: boolean | undefined;
  /** Why it cannot be chosen; giving the reason is the only way to switch a choice off. */
  unavailable?: string | undefined;
}

/** One answer as a card around a native radio button. */
export function Choice({
  label,
  detail,
  isBrief = false,
  aside,
  isMissing = false,
  unavailable,
  ...input
}: ChoiceProps) {
  return (
    <label
      className={cx(
        'group flex min-h-14 min-w-0 items-center gap-2 rounded-tile border-[1.5px] bg-card px-3 py-3 transition-colors',
        isMissing ? 'border-warn' : 'border-edge',
        'not-has-disabled:cursor-pointer not-has-disabled:hover:border-ink',
        'has-checked:border-joy! has-checked:bg-joy-tint has-checked:inset-ring-1 has-checked:inset-ring-joy',
        'has-disabled:border-line has-disabled:bg-paper has-disabled:text-soft',
        'has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-info',
      )}
    >
      <input
        {...input}
        type="radio"
        disabled={unavailable !== undefined}
        className="size-5.5 shrink-0 appearance-none rounded-full border-2 border-edge bg-card checked:border-[7px] checked:border-joy focus-visible:outline-none disabled:border-edge/50 disabled:bg-transparent forced-colors:appearance-auto"
      />
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 text-lead leading-snug font-semibold tabular-nums group-has-disabled:font-medium">
          {wholeWords(label)}
        </span>
        {/* Read after the label, and laid out below it over the whole width: the aside ends the first line. */}
        {(unavailable ?? detail) && (
          <span className={cx('text-soft', !isBrief && 'order-last w-full')}>{unavailable ?? detail}</span>
        )}
        {aside && <span className="text-lead font-semibold whitespace-nowrap tabular-nums">{aside}</span>}
      </span>
    </label>
  );
}

interface SwitchFieldProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'className' | 'children' | 'type' | 'disabled'
> {
  label: ReactNode;
  detail?: ReactNode;
  /** The change is under way: the switch keeps its focus and its position, and shows a spinner. */
  isBusy?: boolean | undefined;
}

/** Something that is on or off and takes effect at once; the whole line is the target. */
export function SwitchField({ label, detail, isBusy = false, ...input }: SwitchFieldProps) {
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
            aria-busy={isBusy || undefined}
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
            {isBusy && <LoaderCircle className="size-4 animate-turn motion-reduce:hidden" />}
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
