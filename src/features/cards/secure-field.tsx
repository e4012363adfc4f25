import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useId } from 'react';

import { BRAND_NAMES } from '#components/card-name.tsx';
import type { CardFieldName, CardFields } from '#data/card/card-fields.ts';
import type { CardType } from '#domain/card/credit-card.ts';
import { cx } from '#lib/cx.ts';
import { FieldError } from '#ui/field.tsx';

interface SecureFieldProps {
  name: CardFieldName;
  fields: CardFields;
  place: RefObject<HTMLDivElement | null>;
  label: string;
  hasFocus: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** At the end of the label's line; the field itself needs all its room. */
  brand?: CardType | undefined;
}

/**
 * One of the provider's fields in the app's style. Label, hint and error are in the page; typed text stays in the
 * frame.
 */
export function SecureField({ name, fields, place, label, hasFocus, hint = '', error = '', brand }: SecureFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const title = t({
    message: `${label}, at the payment provider`,
    comment: "Name of a frame, e.g. 'Card number, at the payment provider'",
  });
  // The frame is another document: its texts have to be sent there, and again when they change.
  useEffect(() => {
    fields.describe(name, { label, title, hint, problem: error });
  }, [fields, name, label, title, hint, error]);
  return (
    <div role="group" aria-labelledby={id} className="flex min-w-0 flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-body leading-snug">
        <span id={id} className="font-semibold">
          {label}
        </span>
        {brand && <span className="text-soft">{BRAND_NAMES[brand]}</span>}
      </div>
      <div
        ref={place}
        id={`card-field-${name}`}
        className={cx(
          'relative min-h-[max(52px,3.25rem)] rounded-tile bg-card [&>iframe]:absolute [&>iframe]:size-full [&>iframe]:outline-none',
          // The provider's frames are light documents: in a dark place a browser would paint them white.
          '[&>iframe]:scheme-light',
          hasFocus && 'outline-[3px] outline-offset-2 outline-info',
          error === '' ? 'border-[1.5px] border-edge hover:border-ink' : 'border-2 border-warn',
        )}
      />
      {hint !== '' && <p className="text-note text-soft">{hint}</p>}
      {error !== '' && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
