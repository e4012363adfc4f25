import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { cx } from '#lib/cx.ts';

import { Field, type FieldText } from './field.tsx';

type SelectFieldProps = FieldText & Omit<ComponentProps<'select'>, 'id' | 'className' | 'multiple' | 'size'>;

/** One of a long list, with the platform's own picker. For up to about seven answers take `ChoiceGroup`. */
export function SelectField({ label, optionalLabel, hint, error, ...select }: SelectFieldProps) {
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      {(wiring) => (
        <div className="relative">
          <select {...select} {...wiring} className={cx(wiring.className, 'appearance-none pe-11')} />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-soft"
          />
        </div>
      )}
    </Field>
  );
}
