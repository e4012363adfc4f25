import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import type { DateChangeSlot } from '#domain/availability/availability.ts';
import { slotState } from '#domain/availability/availability.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { localDay } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { Choice, ChoiceGroup } from '#ui/choice.tsx';

interface DateSlotChoiceProps {
  legend: string;
  slots: readonly DateChangeSlot[];
  chosen: Instant;
  onChoose: (timeslot: Instant) => void;
  zone: ZoneId;
  /** The formatted price of every slot. */
  price: string;
  /** The stay's current time, marked among the choices. */
  current?: Instant | undefined;
}

/** The choice of a start or end time of the stay, in property time; unavailable ones give a reason (R5-35, R3-102). */
export function DateSlotChoice({ legend, slots, chosen, onChoose, zone, price, current }: DateSlotChoiceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const choices = useAtTime((now) => slots.map((slot) => ({ ...slot, state: slotState(slot, now) })));
  const name = useId();
  const reasons = { free: undefined, taken: t`Already taken`, past: t`No longer available` };
  const isOneDay = new Set(slots.map(({ timeslot }) => localDay(timeslot, zone))).size === 1;
  return (
    <ChoiceGroup legend={legend}>
      {choices.map(({ timeslot, state }) => (
        <Choice
          key={timeslot}
          name={name}
          value={timeslot}
          label={isOneDay ? format.time(timeslot, zone) : format.dayTime(timeslot, zone)}
          isBrief
          unavailable={reasons[state]}
          detail={
            timeslot === current &&
            t({
              message: 'Currently booked',
              comment: 'Beside an hour: the stay begins or ends then, until it is changed',
            })
          }
          aside={state === 'free' && timeslot !== current && price}
          checked={timeslot === chosen}
          onChange={() => onChoose(timeslot)}
        />
      ))}
    </ChoiceGroup>
  );
}
