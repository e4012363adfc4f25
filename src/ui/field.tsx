import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useId } from 'react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

import { FieldFrame } from './field-frame.tsx';
import type { Wiring } from './field-frame.tsx';

export interface FieldText {
  label: string;
  /** Beside the label of a field that may stay empty; required fields are the rule and are not labelled. */
  optionalLabel?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}

/** An error with its icon, to be pointed at by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-body font-medium text-warn">
      <CircleAlert aria-hidden className="mt-[0.15em] size-[1.1em] shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** Label, error and hint around any control; the control spreads the wiring it is given. */
export function Field({ error, ...frame }: FieldText & { children: (wiring: Wiring) => ReactElement }) {
  const id = useId();
  return <FieldFrame {...frame} id={id} error={error && <FieldError id={`${id}-error`}>{error}</FieldError>} />;
}

type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, 'id' | 'className' | 'children'>;

/** One line of text; takes every native input prop, so react-hook-form's `register` spreads onto it. */
export function TextField({ label, optionalLabel, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      {(wiring) => <input type="text" {...wiring} {...input} />}
    </Field>
  );
}

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
