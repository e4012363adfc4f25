import type { ReactElement, ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

import type { Elements } from './elements.tsx';
import { wholeWords } from './headline.tsx';

/** What a control needs of the label, hint and error around it. */
export interface Wiring {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const CONTROL = cx(
  'min-h-13 w-full min-w-0 rounded-tile border-[1.5px] border-edge bg-card px-4 py-3 text-lead text-ink',
  'placeholder:text-soft hover:border-ink aria-invalid:border-2 aria-invalid:border-warn disabled:bg-paper disabled:text-soft',
);

interface FieldFrameProps {
  id: string;
  label: string;
  /** Beside the label of a field that may stay empty; required fields are the rule and are not labelled. */
  optionalLabel?: string | undefined;
  hint?: ReactNode;
  /** A `FieldError` with the id of the field and `-error`. */
  error?: Elements;
  children: (wiring: Wiring) => ReactElement;
}

/** Label, hint and error around a control, which spreads the wiring it is given. A plain function, without hooks. */
export const FieldFrame = ({ id, label, optionalLabel, hint, error, children }: FieldFrameProps) => (
  <div className="flex flex-col gap-1.5">
    <label htmlFor={id} className="text-body leading-snug font-semibold">
      <span>{label}</span>
      {optionalLabel && <span className="ms-1.5 font-normal text-soft">{optionalLabel}</span>}
    </label>
    {children({
      id,
      className: CONTROL,
      'aria-describedby': cx(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined,
      'aria-invalid': error ? true : undefined,
    })}
    {error}
    {hint && (
      <div id={`${id}-hint`} className="text-note text-soft">
        {wholeWords(hint)}
      </div>
    )}
  </div>
);
