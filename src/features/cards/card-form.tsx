import { zodResolver } from '@hookform/resolvers/zod';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import type { RefObject } from 'react';
import { useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { BRAND_NAMES } from '#components/card-brand.tsx';
import { tooLong, typedText } from '#components/typed-text.ts';
import { FIELD_LENGTH, NAME_LENGTH } from '#config/constants.ts';
import type { CardFieldName, CardFields } from '#lib/card-fields/card-fields.ts';
import { cardTypeOfCode } from '#domain/card/credit-card.ts';
import type { CardType } from '#domain/card/credit-card.ts';
import { expiryProblem, typeAfter, typeExpiry } from '#domain/card/expiry.ts';
import type { ExpiryProblem } from '#domain/card/expiry.ts';
import { cleanName } from '#domain/typed/clean.ts';
import { nowInstant } from '#lib/clock.ts';
import { cx } from '#lib/cx.ts';
import { isComposing } from '#lib/composing.ts';
import type { ZoneId } from '#lib/time.ts';
import { report } from '#telemetry/reporter.ts';
import { Button } from '#ui/button.tsx';
import { FieldError, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';

import type { TypedCard } from './tokenise-card.ts';
import type { MountedCardFields } from './use-card-fields.ts';

/** The fields of a card that are the app's own (R5-05 to R5-08, R5-37); messages are codes. */
const cardForm = (zone: ZoneId) =>
  z.object({
    expiry: z.string().check((context) => {
      const problem = expiryProblem(context.value, nowInstant(), zone);
      if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value });
    }),
    name: typedText(cleanName, NAME_LENGTH),
  });

type CardFormValues = z.infer<ReturnType<typeof cardForm>>;

/** The errors of an expiry date (R5-05, R5-06, R5-37). */
const EXPIRY_ERRORS: Record<ExpiryProblem, MessageDescriptor> = {
  required: msg`Required`,
  past: msg`Date shouldn't be in past`,
};

interface CardFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  ref: RefObject<HTMLFormElement | null>;
  /** The provider's fields. */
  mounted: MountedCardFields;
  zone: ZoneId;
  onSubmit: (card: TypedCard) => void;
}

/** The form of a card: number and security code are fields of the provider. All errors show at once (R5-03 to R5-07). */
export function CardForm({ id, ref, mounted, zone, onSubmit }: CardFormProps) {
  const { t, i18n } = useLingui();
  const { fields, state, containers, reload } = mounted;
  const { register, control, handleSubmit, setFocus, formState } = useForm<CardFormValues>({
    resolver: zodResolver(cardForm(zone)),
    defaultValues: { expiry: '', name: '' },
    shouldFocusError: false,
  });
  const { field: expiry } = useController({ control, name: 'expiry' });
  const { errors, isSubmitted } = formState;
  const [isInvalidMonth, setInvalidMonth] = useState(false);
  const isMissing = (name: 'number' | 'cvv') => isSubmitted && !state.isValid[name];
  const brand = cardTypeOfCode(state.brandCode ?? '');

  /** Focuses the first invalid field; returns whether there is one. */
  function focusFirst(wrong: Partial<Record<keyof CardFormValues, unknown>>): boolean {
    const { number, cvv } = fields.state().isValid;
    if (!number) fields.focus('number');
    else if (wrong.expiry) setFocus('expiry');
    else if (!cvv) fields.focus('cvv');
    else if (wrong.name) setFocus('name');
    else return false;
    return true;
  }

  return (
    <form
      id={id}
      ref={ref}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={handleSubmit(
        (values) => focusFirst({}) || onSubmit({ ...values, tokenise: () => fields.submit(values.expiry) }),
        (wrong) => void focusFirst(wrong),
      )}
    >
      {state.status === 'unavailable' && <FieldsMissing onRetry={reload} />}
      <SecureField
        name="number"
        fields={fields}
        isReady={state.status === 'ready'}
        container={containers.number}
        hasFocus={state.focused === 'number'}
        label={t`Card number`}
        error={isMissing('number') ? t`Please check card number` : undefined}
        brand={brand}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] items-start gap-4">
        <TextField
          label={t`Expiry date`}
          placeholder={t({ message: 'MM/YY', comment: 'Month and year in digits, as in 09/29' })}
          inputMode="numeric"
          autoComplete="cc-exp"
          error={
            isInvalidMonth
              ? t`Please enter a month from 01 to 12.`
              : errors.expiry && i18n._(EXPIRY_ERRORS[errors.expiry.message === 'past' ? 'past' : 'required'])
          }
          {...expiry}
          onChange={({ target, nativeEvent }) => {
            if (isComposing(nativeEvent, target.value)) return expiry.onChange(target.value);
            const next = typeAfter({ text: expiry.value, isInvalidMonth }, target.value);
            setInvalidMonth(next.isInvalidMonth);
            expiry.onChange(next.text);
          }}
          onCompositionEnd={({ currentTarget }) => expiry.onChange(typeExpiry('', currentTarget.value))}
        />
        <SecureField
          name="cvv"
          fields={fields}
          isReady={state.status === 'ready'}
          container={containers.cvv}
          hasFocus={state.focused === 'cvv'}
          label={t({ message: 'CVV', comment: 'The security code of a payment card' })}
          hint={brand === 'amex' ? t`4 digits on the front` : t`3 digits on the back`}
          error={isMissing('cvv') ? t`Please check CVV` : undefined}
        />
      </div>
      <TextField
        label={t`Name on the card`}
        autoComplete="cc-name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={FIELD_LENGTH}
        error={errors.name && (errors.name.message === 'too-long' ? i18n._(tooLong(NAME_LENGTH)) : t`Required`)}
        {...register('name')}
      />
    </form>
  );
}

interface SecureFieldProps {
  name: CardFieldName;
  fields: CardFields;
  isReady: boolean;
  container: RefObject<HTMLDivElement | null>;
  label: string;
  hasFocus: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** Beside the label, because the field is too narrow on a phone. */
  brand?: CardType | undefined;
}

/** A field of the provider. Label, hint and error are elements of the page; the typed text never leaves the frame. */
function SecureField({
  name,
  fields,
  isReady,
  container,
  label,
  hasFocus,
  hint = '',
  error = '',
  brand,
}: SecureFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const title = t({
    message: `${label} (our payment provider)`,
    comment: "Name of a frame, e.g. 'Card number (our payment provider)'",
  });
  // The frame is another document, which is sent its accessible texts whenever they change.
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
        ref={container}
        id={`card-field-${name}`}
        className={cx(
          'relative min-h-[max(52px,3.25rem)] rounded-tile bg-card text-lead [&>iframe]:absolute [&>iframe]:size-full [&>iframe]:outline-none',
          // The provider's frames are light documents: in a dark scheme a browser would paint them white.
          '[&>iframe]:scheme-light [&>iframe]:transition-opacity',
          // Until it has the styles of this page, a browser's own small field would show in the corner.
          !isReady && '[&>iframe]:opacity-0',
          hasFocus && 'outline-[3px] outline-offset-2 outline-info',
          error === '' ? 'border-[1.5px] border-edge hover:border-ink' : 'border-2 border-warn',
        )}
      />
      {hint !== '' && <p className="text-note text-soft">{hint}</p>}
      {error !== '' && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** Says that the provider's fields did not load, without which no card can be entered. */
function FieldsMissing({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  useEffect(() => report('The card fields did not load'), []);
  return (
    <Notice
      tone="warn"
      role="alert"
      heading={t`The card fields did not load`}
      actions={<Button look="quiet" onClick={onRetry}>{t`Load the fields again`}</Button>}
    >
      <Trans>
        The fields for card number and CVV come from our payment provider, which did not respond. Please check your
        connection.
      </Trans>
    </Notice>
  );
}
