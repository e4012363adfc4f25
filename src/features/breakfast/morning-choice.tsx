import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import type { Morning } from '#domain/pass/mornings.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { isBefore } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { Choice, ChoiceGroup } from '#ui/choice.tsx';

interface MorningChoiceProps {
  mornings: readonly Morning[];
  chosen: Instant;
  onChoose: (startDate: Instant) => void;
  stay: Stay;
  zone: ZoneId;
}

/** The mornings ahead with their hours, in property time; one that cannot be had says why (R9-18). */
export function MorningChoice({ mornings, chosen, onChoose, stay, zone }: MorningChoiceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const name = useId();
  const reasons = {
    open: undefined,
    full: t`Everyone has breakfast that day`,
    closed: t({ message: 'No tables left that day', comment: 'Why breakfast at a café cannot be ordered' }),
  };
  return (
    <ChoiceGroup legend={t`Which morning?`}>
      {mornings.map(({ slot: { startDate, endDate }, left, state }) => (
        <Choice
          key={startDate}
          name={name}
          value={startDate}
          label={format.day(startDate, zone)}
          unavailable={reasons[state]}
          detail={
            left < guestsOf(stay) &&
            t({
              message: plural(left, { one: '# guest still hungry', other: '# guests still hungry' }),
              comment: 'Guests of the stay who have no breakfast ordered for that day, while others have; witty',
            })
          }
          aside={
            state === 'open' &&
            isBefore(startDate, endDate) && (
              <span className="font-normal">{`${format.time(startDate, zone)} – ${format.time(endDate, zone)}`}</span>
            )
          }
          checked={startDate === chosen}
          onChange={() => onChoose(startDate)}
        />
      ))}
    </ChoiceGroup>
  );
}
