import type { ComponentProps } from 'react';

import { cx } from '#lib/cx.ts';

import { Field, type FieldText } from './field.tsx';

type TextAreaFieldProps = FieldText & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'children'>;

/** Several lines of text; grows with what is written where the browser can. */
export function TextAreaField({ label, optionalLabel, hint, error, rows = 3, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      {(wiring) => (
        <textarea
          rows={rows}
          {...area}
          {...wiring}
          className={cx(wiring.className, 'field-sizing-content max-h-80 min-h-24 resize-y')}
        />
      )}
    </Field>
  );
}
