import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';

import type { TypedCard } from '#data/card/add-card.ts';
import { cardTypeOfCode } from '#domain/card/brand-code.ts';
import { startsWithNoMonth, typeExpiry } from '#domain/card/expiry.ts';
import type { ZoneId } from '#lib/time.ts';
import { TextField } from '#ui/field.tsx';

import { cardForm } from './card-form-schema.ts';
import type { CardFormValues } from './card-form-schema.ts';
import { FieldsMissing } from './fields-missing.tsx';
import { EXPIRY_WORDS } from './messages.ts';
import { SecureField } from './secure-field.tsx';
import type { MountedCardFields } from './use-card-fields.ts';

interface CardFormProps {
  /** The button outside names the form by it. */
  id: string;
  ref: RefObject<HTMLFormElement | null>;
  /** What the provider brings. */
  mounted: MountedCardFields;
  zone: ZoneId;
  onSubmit: (card: TypedCard) => void;
}

/** The card's form: number and security code are the provider's, expiry and name are ours; every message at once (R5-03 to R5-07). */
export function CardForm({ id, ref, mounted, zone, onSubmit }: CardFormProps) {
  const { t, i18n } = useLingui();
  const { fields, state, places, reload } = mounted;
  const { register, control, handleSubmit, setFocus, formState } = useForm<CardFormValues>({
    resolver: zodResolver(cardForm(zone)),
    defaultValues: { expiry: '', name: '' },
    shouldFocusError: false,
  });
  const { field: expiry } = useController({ control, name: 'expiry' });
  const { errors, isSubmitted } = formState;
  const [isNoMonth, setNoMonth] = useState(false);
  const asksFor = (name: 'number' | 'cvv') => isSubmitted && !state.isValid[name];
  const brand = cardTypeOfCode(state.brandCode ?? '');

  /** Everything wrong is on screen; the first field of it takes the focus. */
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
        place={places.number}
        hasFocus={state.focused === 'number'}
        label={t`Card number`}
        error={asksFor('number') ? t`Please check card number` : undefined}
        brand={brand}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] items-start gap-4">
        <TextField
          label={t`Expiry date`}
          placeholder={t({ message: 'MM/YY', comment: 'Month and year in digits, as in 09/29' })}
          inputMode="numeric"
          autoComplete="cc-exp"
          error={
            isNoMonth
              ? t`A month is 01 to 12.`
              : errors.expiry && i18n._(EXPIRY_WORDS[errors.expiry.message === 'past' ? 'past' : 'required'])
          }
          {...expiry}
          onChange={({ target }) => {
            setNoMonth(startsWithNoMonth(target.value));
            expiry.onChange(typeExpiry(expiry.value, target.value));
          }}
        />
        <SecureField
          name="cvv"
          fields={fields}
          place={places.cvv}
          hasFocus={state.focused === 'cvv'}
          label={t({ message: 'CVV', comment: 'The security code of a payment card' })}
          hint={brand === 'amex' ? t`4 digits on the front` : t`3 digits on the back`}
          error={asksFor('cvv') ? t`Please check CVV` : undefined}
        />
      </div>
      <TextField
        label={t`Name on the card`}
        autoComplete="cc-name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={100}
        error={errors.name && t`Required`}
        {...register('name')}
      />
    </form>
  );
}
