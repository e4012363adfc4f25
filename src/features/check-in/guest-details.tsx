import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';

import { Failure } from '#components/failure.tsx';
import { guestsMessage } from '#components/messages/place-messages.ts';
import { FIELD_LENGTH } from '#config/constants.ts';
import { useUnitCapacity } from '#data/property.ts';
import type { StayWithProperty } from '#data/stay/stay-queries.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { pinnedClass } from '#ui/pinned-action.tsx';

import { readTypedDetails, storeTypedDetails } from './check-in-memory.ts';
import { fieldMessage, guestDetailsOf, GuestDetailsSchema } from './guest-details-form.ts';
import type { GuestDetailsForm } from './guest-details-form.ts';
import { AskForHelp } from './help.tsx';
import type { DetailsSubmission } from './use-details-submission.ts';

interface GuestDetailsProps {
  from: StayWithProperty;
  submission: DetailsSubmission;
}

/** The main guest's details, filled in as far as the reservation knows them (R2-89, R2-154). */
export function GuestDetails({ from: { stay, property }, submission: { send, isPending, error } }: GuestDetailsProps) {
  const { i18n, t } = useLingui();
  const { register, handleSubmit, formState, getValues } = useForm<GuestDetailsForm>({
    resolver: zodResolver(GuestDetailsSchema),
    defaultValues: readTypedDetails(stay.slug) ?? guestDetailsOf(stay),
  });

  const problemOf = (name: keyof GuestDetailsForm) => {
    const problem = formState.errors[name];
    return problem && i18n._(fieldMessage(name, problem.message));
  };
  const capacity = useUnitCapacity(stay.unitCategoryId) ?? 1;
  const most = Math.max(capacity, guestDetailsOf(stay).guestsCount, getValues('guestsCount'));

  return (
    <form
      noValidate
      className="contents"
      onChange={() => storeTypedDetails(stay.slug, getValues())}
      onSubmit={handleSubmit(send)}
    >
      <Card className="gap-5">
        <div className="grid gap-5 wide:grid-cols-2">
          <TextField
            label={t`First name`}
            autoComplete="given-name"
            maxLength={FIELD_LENGTH}
            error={problemOf('firstName')}
            {...register('firstName')}
          />
          <TextField
            label={t`Last name`}
            autoComplete="family-name"
            maxLength={FIELD_LENGTH}
            error={problemOf('lastName')}
            {...register('lastName')}
          />
        </div>
        <TextField
          label={t`E-mail`}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={FIELD_LENGTH}
          error={problemOf('email')}
          {...register('email')}
        />
        <TextField
          label={t`Phone`}
          hint={t`With the country code, so that we can reach you abroad.`}
          type="tel"
          autoComplete="tel"
          maxLength={FIELD_LENGTH}
          error={problemOf('phone')}
          {...register('phone')}
        />
        <SelectField
          label={t`How many of you are coming?`}
          error={problemOf('guestsCount')}
          {...register('guestsCount', { valueAsNumber: true })}
        >
          {Array.from({ length: most }, (_, index) => index + 1).map((guests) => (
            <option key={guests} value={guests}>
              {i18n._(guestsMessage(guests))}
            </option>
          ))}
        </SelectField>
      </Card>
      {error && !isPending && <Failure error={error.cause ?? error} />}
      <div className={pinnedClass()}>
        <Button type="submit" isBusy={isPending}>
          {isPending ? t`Saving your details` : t`Continue`}
        </Button>
      </div>
      <AskForHelp property={property} />
    </form>
  );
}
