import type { UseFormRegisterReturn } from 'react-hook-form';

import { useLingui } from '@lingui/react/macro';

import { hasFreeHour } from '#domain/cleaning/cleaning-slots.ts';
import type { CleaningDay } from '#domain/cleaning/cleaning-slots.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';
import { Choice, ChoiceGroup } from '#ui/choice.tsx';
import { SelectField } from '#ui/field.tsx';

/** Two weeks of weekdays fit under each other; a longer stay takes the platform's own picker. */
const MOST_SIDE_BY_SIDE = 10;

interface DayFieldProps {
  days: readonly CleaningDay[];
  zone: ZoneId;
  error: string | undefined;
  field: UseFormRegisterReturn;
}

/** The weekdays of the stay that are left; one without a free hour says so (R5-20, R5-23). */
export function DayField({ days, zone, error, field }: DayFieldProps) {
  const { t } = useLingui();
  const format = useFormat();
  const legend = t`Which day?`;
  const full = t({ message: 'Fully booked', comment: 'A day without a free hour for a cleaning' });
  const nameOf = ({ slots: [first] }: CleaningDay) => format.day(first.startDate, zone);
  if (days.length > MOST_SIDE_BY_SIDE)
    return (
      <SelectField label={legend} error={error} {...field}>
        <option value="">{t`Choose a day`}</option>
        {days.map((each) => (
          <option key={each.day} value={each.day} disabled={!hasFreeHour(each)}>
            {hasFreeHour(each) ? nameOf(each) : `${nameOf(each)} – ${full}`}
          </option>
        ))}
      </SelectField>
    );
  return (
    <ChoiceGroup legend={legend} error={error} layout="columns">
      {days.map((each) => (
        <Choice
          key={each.day}
          value={each.day}
          label={nameOf(each)}
          isMissing={error !== undefined}
          // One that cannot be chosen is no part of the form: the focus on an error must not land there.
          {...(hasFreeHour(each) ? field : { name: field.name, unavailable: full })}
        />
      ))}
    </ChoiceGroup>
  );
}
