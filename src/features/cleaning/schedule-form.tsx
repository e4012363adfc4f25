import { zodResolver } from '@hookform/resolvers/zod';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';

import { whenMessage } from '#components/messages/product-messages.ts';
import { useStartOrder } from '#components/order/start-order.tsx';
import { ZoneNote } from '#components/clocks.tsx';
import { Summary } from '#components/task/summary.tsx';
import { cleaningDraft, cleaningPrice } from '#domain/cleaning/cleaning.ts';
import type { CleaningCounts } from '#domain/cleaning/cleaning.ts';
import { choiceOf, choiceProblems, chosenSlot, hasFreeHour } from '#domain/cleaning/cleaning-slots.ts';
import type { CleaningChoice, CleaningDay } from '#domain/cleaning/cleaning-slots.ts';
import type { Product } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';
import { readDraft } from '#session/pending-order.ts';
import { Button } from '#ui/button.tsx';
import { Choice, ChoiceGroup } from '#ui/choice.tsx';
import { SelectField } from '#ui/field.tsx';
import { SPACE } from '#ui/elements.tsx';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';
import { SummaryColumns } from '#ui/page.tsx';

import { priceSentence } from './use-cleaning.ts';

/** A day and one of its available hours (R5-23, R5-24); messages are codes. */
const scheduleForm = (days: readonly CleaningDay[]) =>
  z.object({ day: z.string(), time: z.string() }).check(({ value, issues }) => {
    for (const [field, message] of Object.entries(choiceProblems(days, value))) {
      issues.push({ code: 'custom', input: value, path: [field], message });
    }
  });

/** (R5-23) */
const DAY_PROBLEM = msg`Please choose a day.`;

/** Why a time cannot be ordered (R5-24, R8-48). */
function timeProblem(code: string | undefined, isOwn: boolean): MessageDescriptor {
  if (code !== 'taken') return msg`Please choose a time.`;
  return isOwn ? msg`This time is already yours` : msg`That time has just been taken. Please choose another one.`;
}

interface ScheduleFormProps {
  days: readonly CleaningDay[];
  counts: CleaningCounts;
  product: Product;
  stay: Stay;
  property: Property;
}

/**
 * The form for a day and then an hour, both required, with a button to the confirmation (R5-23 to R5-26, R9-43). Nothing is
 * ordered here.
 */
export function ScheduleForm({ days, counts, product, stay, property }: ScheduleFormProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const startOrder = useStartOrder(stay.slug);
  const [before] = useState(() => {
    const date = readDraft(stay.slug, product.id)?.consumptionDate;
    return date ? choiceOf(date, zone) : undefined;
  });
  const { register, handleSubmit, formState, control, resetField } = useForm<CleaningChoice>({
    resolver: zodResolver(scheduleForm(days)),
    defaultValues: before && chosenSlot(days, before) ? before : { day: '', time: '' },
  });
  const { errors } = formState;
  const wanted = useWatch({ control });
  const chosenDay = days.find(({ day }) => day === wanted.day);
  const chosen = chosenSlot(days, { day: '', time: '', ...wanted });
  const kind = cleaningPrice(product, counts);
  const price = format.money(product.price, product.currency);
  const choose = (choice: CleaningChoice) => {
    const slot = chosenSlot(days, choice);
    if (slot) startOrder(cleaningDraft(product, counts, slot));
  };
  const own = stay.orderedProducts.flatMap<string>(({ type, consumptionDate }) =>
    type === 'mid-stay-cleaning' && consumptionDate !== null ? [consumptionDate] : [],
  );
  const id = useId();
  return (
    <SummaryColumns
      summary={
        <Summary
          picture={<ProductScene type="mid-stay-cleaning" />}
          action={
            <PinnedAction>
              <p className="font-medium text-balance">
                {chosen
                  ? whenMessage(
                      i18n,
                      format,
                      { consumptionDate: chosen.startDate, consumptionEndDate: chosen.endDate },
                      zone,
                    )
                  : t`Choose a day and a time.`}
              </p>
              {/* Pressed before it is ready, it leads to what is missing (R5-23, R5-24). */}
              <Button type="submit" form={id} look={chosen ? 'primary' : 'waiting'}>
                <span className="text-balance">
                  <span>{t`Continue`}</span>
                  {kind !== 'free' && <Price>{price}</Price>}
                </span>
              </Button>
            </PinnedAction>
          }
        >
          <p className="text-pretty">{priceSentence(i18n, kind, price)}</p>
        </Summary>
      }
    >
      <form id={id} noValidate className="flex flex-col gap-6" onSubmit={handleSubmit(choose)}>
        <DayField
          days={days}
          zone={zone}
          error={errors.day && i18n._(DAY_PROBLEM)}
          field={register('day', { onChange: () => resetField('time', { defaultValue: '' }) })}
        />
        <TimeField
          key={chosenDay?.day}
          slots={chosenDay?.slots}
          own={own}
          property={property}
          error={chosenDay && errors.time && i18n._(timeProblem(errors.time.message, own.includes(wanted.time ?? '')))}
          field={register('time')}
        />
      </form>
    </SummaryColumns>
  );
}

/** After the text of the button, which stays one text (R5-26). */
const Price = ({ children }: { children: string }) => (
  <>
    <span aria-hidden className="opacity-60">
      {'\u00A0·'}
    </span>
    {SPACE}
    <span className="whitespace-nowrap tabular-nums">{children}</span>
  </>
);

/** The weekdays of two weeks are choices; a longer stay has a native select. */
const MAX_CHOICES = 10;

interface DayFieldProps {
  days: readonly CleaningDay[];
  zone: ZoneId;
  error: string | undefined;
  field: UseFormRegisterReturn;
}

/** The remaining weekdays of the stay; one without a free hour is disabled and says so (R5-20, R5-23). */
function DayField({ days, zone, error, field }: DayFieldProps) {
  const { t } = useLingui();
  const format = useFormat();
  const legend = t`Which day?`;
  const full = t({ message: 'Fully booked', comment: 'A day without a free hour for a cleaning' });
  const nameOf = ({ slots: [first] }: CleaningDay) => format.day(first.startDate, zone);
  if (days.length > MAX_CHOICES)
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
          // A disabled day is not registered with the form, which would focus it on an error.
          {...(hasFreeHour(each) ? field : { name: field.name, unavailable: full })}
        />
      ))}
    </ChoiceGroup>
  );
}

interface TimeFieldProps {
  /** Undefined until a day is chosen. */
  slots: CleaningDay['slots'] | undefined;
  /** The hours that the stay has ordered. */
  own: readonly string[];
  property: Property;
  error: string | undefined;
  field: UseFormRegisterReturn;
}

/** The hours of the chosen day in property time; a taken one is disabled and says so (R5-21, R5-24). */
function TimeField({ slots, own, property, error, field }: TimeFieldProps) {
  const { t } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  return (
    <ChoiceGroup
      legend={t`What time?`}
      aside={<ZoneNote property={property} hours={(slots ?? []).map(({ startDate }) => startDate)} />}
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
          {...(isAvailable
            ? field
            : {
                name: field.name,
                unavailable: own.includes(startDate)
                  ? t({ message: 'Already yours', context: 'time', comment: 'An hour that the guest has ordered' })
                  : t`Already taken`,
              })}
        />
      ))}
    </ChoiceGroup>
  );
}
