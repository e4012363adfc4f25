import type { UseFormRegisterReturn } from 'react-hook-form';

import { useLingui } from '@lingui/react/macro';

import { NowClocks } from '#components/products/now-clocks.tsx';
import type { CleaningDay } from '#domain/cleaning/cleaning-slots.ts';
import type { Property } from '#domain/property/property.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Choice, ChoiceGroup } from '#ui/choice.tsx';

interface TimeFieldProps {
  /** Undefined until a day is chosen. */
  slots: CleaningDay['slots'] | undefined;
  property: Property;
  error: string | undefined;
  field: UseFormRegisterReturn;
}

/** The hours of the chosen day in property time; a taken one says so (R5-21, R5-24). */
export function TimeField({ slots, property, error, field }: TimeFieldProps) {
  const { t } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  return (
    <ChoiceGroup
      legend={t`What time?`}
      aside={<NowClocks property={property} hours={[]} />}
      hint={slots === undefined && t`Choose a day first, and its times will appear here.`}
      error={error}
      layout="columns"
    >
      {slots?.map(({ startDate, endDate, isAvailable }) => (
        <Choice
          key={startDate}
          value={startDate}
          label={format.time(startDate, zone)}
          isMissing={error !== undefined}
          detail={t`until ${format.time(endDate, zone)}`}
          {...(isAvailable ? field : { name: field.name, unavailable: t`Already taken` })}
        />
      ))}
    </ChoiceGroup>
  );
}
