import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import type { DateChangeSlot } from '#domain/availability/slots.ts';
import { slotState } from '#domain/availability/slots.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useNow } from '#lib/clock.ts';
import { localDay } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { Choice, ChoiceGroup } from '#ui/choice.tsx';

interface DateSlotChoiceProps {
  legend: string;
  slots: readonly DateChangeSlot[];
  chosen: Instant;
  onChoose: (timeslot: Instant) => void;
  zone: ZoneId;
  /** The price of each, in words, where it has one. */
  price?: string | undefined;
  /** The time the stay has now, when it is among the choices. */
  current?: Instant | undefined;
}

/** The hours a stay can begin or end at, in property time; one that cannot be had says why (R5-35, R3-102). */
export function DateSlotChoice({ legend, slots, chosen, onChoose, zone, price, current }: DateSlotChoiceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const name = useId();
  const reasons = { free: undefined, taken: t`Already taken`, past: t`Has passed` };
  const isOneDay = new Set(slots.map(({ timeslot }) => localDay(timeslot, zone))).size === 1;
  return (
    <ChoiceGroup legend={legend} layout={isOneDay && price === undefined ? 'grid' : 'list'}>
      {slots.map((slot) => {
        const state = slotState(slot, now);
        return (
          <Choice
            key={slot.timeslot}
            name={name}
            value={slot.timeslot}
            label={isOneDay ? format.time(slot.timeslot, zone) : format.dayTime(slot.timeslot, zone)}
            unavailable={reasons[state]}
            detail={slot.timeslot === current && t`Your time now`}
            aside={state === 'free' ? price : undefined}
            checked={slot.timeslot === chosen}
            onChange={() => onChoose(slot.timeslot)}
          />
        );
      })}
    </ChoiceGroup>
  );
}
