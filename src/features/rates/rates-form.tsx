import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react/macro';
import { useForm, useWatch } from 'react-hook-form';

import { useUnitCapacity } from '#data/property.ts';
import { typedDay } from '#domain/rate/rate-search.ts';
import type { RateSearch } from '#domain/rate/rate-search.ts';
import { useAtTime } from '#lib/clock.ts';
import { localDay, shiftDay } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import { TextField, SelectField } from '#ui/field.tsx';

import { DayField } from './day-field.tsx';
import { dayMessage } from './messages.ts';
import { ratesForm, VOUCHER_LENGTH } from './rates-form-schema.ts';
import type { RatesFormValues } from './rates-form-schema.ts';

interface RatesFormProps {
  defaults: RateSearch;
  zone: ZoneId;
  isPending: boolean;
  onSearch: (search: RateSearch) => void;
}

const upTo = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** Two days share a row of a phone, and so do two numbers. */
const DAY = { flexGrow: 1, flexBasis: '8rem', minWidth: 0 };
const COUNT = { flexGrow: 1, flexBasis: '6rem' };
const VOUCHER = { flexGrow: 1, flexBasis: '13rem' };

/** When, who, and perhaps a code (R1-33, R5-48); guests as many as the kind of unit takes (R7-58). */
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

  /** An arrival on or after the departure takes the departure along. */
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
            maxLength={VOUCHER_LENGTH}
            {...register('voucherCode')}
          />
        </div>
        {/* The main press of the page asks the team. */}
        <Button type="submit" look="quiet" busy={isPending} className="min-h-13 grow wide:grow-0">
          {isPending ? t`Looking for rates` : t`Show rates`}
        </Button>
      </div>
    </form>
  );
}
