import { zodResolver } from '@hookform/resolvers/zod';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';

import { tooLong } from '#components/typed-text.ts';
import { FIELD_LENGTH, VOUCHER_LENGTH } from '#config/constants.ts';
import { useUnitCapacity } from '#data/property.ts';
import { dayProblems, typedDay } from '#domain/rate/rate.ts';
import type { DayProblems, RateSearch } from '#domain/rate/rate.ts';
import { cleanVoucherCode } from '#domain/typed/clean.ts';
import { nowInstant } from '#lib/clock.ts';
import { useAtTime } from '#lib/use-time.ts';
import { localDay, shiftDay } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';

import { DayField } from './day-field.tsx';

/** Dates, guests and a code; messages are codes of `dayProblems`. Today is that of the property (R7-57, R7-62). */
const ratesForm = (zone: ZoneId) =>
  z
    .object({
      startDay: z.string(),
      endDay: z.string(),
      adults: z.int().check(z.gte(1)),
      children: z.int().check(z.gte(0)),
      voucherCode: z.string().check(z.overwrite(cleanVoucherCode), z.maxLength(VOUCHER_LENGTH)),
    })
    .check(({ value, issues }) => {
      for (const [field, message] of Object.entries(dayProblems(value, localDay(nowInstant(), zone))))
        issues.push({ code: 'custom', path: [field], message, input: value });
    });

type RatesFormValues = z.infer<ReturnType<typeof ratesForm>>;

type DayProblem = NonNullable<DayProblems[keyof DayProblems]>;

const DAY_MESSAGES: Record<DayProblem, MessageDescriptor> = {
  required: msg`Please choose a day.`,
  past: msg`This day has passed.`,
  'not-after-start': msg`Please choose a day after your arrival.`,
};

const dayMessage = (code: string | undefined): MessageDescriptor =>
  DAY_MESSAGES[code === 'past' || code === 'not-after-start' ? code : 'required'];

interface RatesFormProps {
  defaults: RateSearch;
  zone: ZoneId;
  isPending: boolean;
  onSearch: (search: RateSearch) => void;
}

const upTo = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** The two days share a row, and so do the two numbers. */
const DAY = { flexGrow: 1, flexBasis: 'clamp(8rem,40%,13rem)', minWidth: 0 };
const COUNT = { flexGrow: 1, flexBasis: '6rem' };
const VOUCHER = { flexGrow: 1, flexBasis: '13rem' };

/** Dates, guests and a voucher code (R1-33, R5-48); at most as many guests as the unit category takes (R7-58). */
export function RatesForm({ defaults, zone, isPending, onSearch }: RatesFormProps) {
  const { t, i18n } = useLingui();
  const today = useAtTime((now) => localDay(now, zone));
  const { adults, children, startDay, endDay, unitCategoryId } = defaults;
  const { register, control, handleSubmit, formState, getValues, setValue } = useForm<RatesFormValues>({
    resolver: zodResolver(ratesForm(zone)),
    defaultValues: { startDay, endDay, adults, children, voucherCode: '' },
  });
  const most = Math.max(useUnitCapacity(unitCategoryId) ?? 1, adults + children);
  const [start, end] = useWatch({ control, name: ['startDay', 'endDay'] }).map(typedDay);
  const problemOf = (name: 'startDay' | 'endDay') => {
    const problem = formState.errors[name];
    return problem && i18n._(dayMessage(problem.message));
  };

  /** Moves a departure that is not after the arrival to the next day. */
  const moveDeparture = () => {
    const { startDay: from, endDay: to } = getValues();
    const arrival = typedDay(from);
    if (arrival !== undefined && arrival >= today && to !== '' && to <= arrival)
      setValue('endDay', shiftDay(arrival, 1), { shouldValidate: formState.isSubmitted });
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={handleSubmit((typed) => {
        const [from, to] = [typedDay(typed.startDay), typedDay(typed.endDay)];
        if (isPending || from === undefined || to === undefined) return;
        onSearch({ ...typed, unitCategoryId, startDay: from, endDay: to, voucherCode: typed.voucherCode || null });
      })}
    >
      <div className="flex flex-wrap items-start gap-4">
        <div style={DAY}>
          <DayField
            label={t({ message: 'Arrival', comment: 'The first day of a stay' })}
            day={start}
            zone={zone}
            min={today}
            error={problemOf('startDay')}
            {...register('startDay', { onBlur: moveDeparture })}
          />
        </div>
        <div style={DAY}>
          <DayField
            label={t({ message: 'Departure', comment: 'The last day of a stay' })}
            day={end}
            zone={zone}
            min={shiftDay(start ?? today, 1)}
            error={problemOf('endDay')}
            {...register('endDay')}
          />
        </div>
        <div style={COUNT}>
          <SelectField label={t`Adults`} {...register('adults', { valueAsNumber: true })}>
            {upTo(1, most).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </SelectField>
        </div>
        <div style={COUNT}>
          <SelectField label={t`Children`} {...register('children', { valueAsNumber: true })}>
            {upTo(0, most).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <div style={VOUCHER}>
          <TextField
            label={t`Voucher code`}
            optionalLabel={t({ message: 'optional', comment: 'Beside the label of a field that may stay empty' })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={FIELD_LENGTH}
            error={formState.errors.voucherCode && i18n._(tooLong(VOUCHER_LENGTH))}
            {...register('voucherCode')}
          />
        </div>
        {/* Quiet, because the primary button of the page requests nights from the team. */}
        <Button type="submit" look="quiet" isBusy={isPending} className="min-h-13 grow wide:grow-0">
          {isPending ? t`Looking for rates` : t`Show rates`}
        </Button>
      </div>
    </form>
  );
}
