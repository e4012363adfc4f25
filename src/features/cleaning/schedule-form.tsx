import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { whenMessage } from '#components/messages/order-messages.ts';
import { ContinueButton, useStartOrder } from '#components/products/continue-button.tsx';
import { Summary } from '#components/task/summary.tsx';
import { cleaningDraft, cleaningPrice } from '#domain/cleaning/cleaning.ts';
import type { CleaningCounts } from '#domain/cleaning/cleaning.ts';
import { choiceOf, chosenSlot } from '#domain/cleaning/cleaning-slots.ts';
import type { CleaningChoice, CleaningDay } from '#domain/cleaning/cleaning-slots.ts';
import type { Product } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { readDraft } from '#session/pending-order.ts';
import { Breakdown } from '#ui/definition-list.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { DayField } from './day-field.tsx';
import { DAY_PROBLEM, priceSentence, TIME_PROBLEMS } from './messages.ts';
import { scheduleForm } from './schedule-form-schema.ts';
import { TimeField } from './time-field.tsx';

interface ScheduleFormProps {
  days: readonly CleaningDay[];
  counts: CleaningCounts;
  product: Product;
  stay: Stay;
  property: Property;
}

/** First the day, then the hour, both required; the button says 'Continue', and what it costs where it does (R5-23 to R5-26, R9-43). Nothing is ordered here. */
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
  const id = useId();
  return (
    <SummaryColumns
      summary={
        <Summary
          picture={<ProductScene type="mid-stay-cleaning" />}
          action={
            <PinnedAction>
              <ContinueButton type="submit" form={id} price={kind === 'free' ? undefined : price} />
            </PinnedAction>
          }
        >
          {chosen && (
            <Breakdown
              lines={[]}
              total={{
                label: t({ message: 'Cleaning', comment: 'A product: the flat is cleaned during the stay' }),
                detail: whenMessage(
                  i18n,
                  format,
                  { consumptionDate: chosen.startDate, consumptionEndDate: chosen.endDate },
                  zone,
                ),
                amount: kind === 'free' ? t`Free` : price,
              }}
            />
          )}
          {(!chosen || kind === 'after-free') && <p className="text-pretty">{priceSentence(i18n, kind, price)}</p>}
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
          property={property}
          error={
            chosenDay && errors.time && i18n._(TIME_PROBLEMS[errors.time.message === 'taken' ? 'taken' : 'required'])
          }
          field={register('time')}
        />
      </form>
    </SummaryColumns>
  );
}
