import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useId } from 'react';

import type { CardFieldName, CardFields } from '#data/card/card-fields.ts';
import { cx } from '#lib/cx.ts';
import { FieldError } from '#ui/field.tsx';

interface SecureFieldProps {
  name: CardFieldName;
  fields: CardFields;
  place: RefObject<HTMLDivElement | null>;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** At the end of the field, such as the brand. */
  aside?: ReactNode;
}

/** One of the provider's fields, looking like ours: label, hint and error are here, what is typed stays in the frame. */
export function SecureField({ name, fields, place, label, hint = '', error = '', aside }: SecureFieldProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const title = t({
    message: `${label}, at the payment provider`,
    comment: "Name of a frame, e.g. 'Card number, at the payment provider'",
  });
  // The frame is another document: its words have to be sent there, and again when they change.
  useEffect(() => {
    fields.describe(name, { label, title, hint, problem: error, language: i18n.locale });
  }, [fields, name, label, title, hint, error, i18n.locale]);
  return (
    <div role="group" aria-labelledby={id} className="flex min-w-0 flex-col gap-1.5">
      <span id={id} className="text-[0.9375rem] leading-snug font-semibold">
        {label}
      </span>
      <div
        className={cx(
          'flex min-w-0 items-center rounded-tile bg-card',
          'has-[iframe:focus]:outline-[3px] has-[iframe:focus]:outline-offset-2 has-[iframe:focus]:outline-info',
          error === '' ? 'border-[1.5px] border-edge hover:border-ink' : 'border-2 border-warn',
        )}
      >
        <div
          ref={place}
          className="h-12.5 min-h-[3.125rem] min-w-0 grow [&>iframe]:size-full [&>iframe]:outline-none"
        />
        {aside}
      </div>
      {hint !== '' && <p className="text-sm text-soft">{hint}</p>}
      {error !== '' && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
