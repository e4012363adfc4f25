import type { ReactNode } from 'react';

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

import { Purchase } from '#blocks/products/purchase.tsx';
import { TwoClocks } from '#blocks/two-clocks.tsx';
import { guestsMessage } from '#blocks/messages/unit-messages.ts';
import { draftOf } from '#domain/order/order-draft.ts';
import type { Morning } from '#domain/pass/mornings.ts';
import type { Product } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { isBefore } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { Choice, ChoiceGroup } from '#ui/choice.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

interface BreakfastFormProps {
  /** At least one is open. */
  mornings: readonly Morning[];
  stay: Stay;
  product: Product;
  property: Property;
  /** What the page has above the choice: the button stays in view there too. */
  children: ReactNode;
}

/** Which morning and for how many, the first open one for everyone chosen; nothing is ordered here (R9-18, R3-75). */
export function BreakfastForm({ mornings, stay, product, property, children }: BreakfastFormProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [picked, setPicked] = useState<Instant>();
  const [wanted, setWanted] = useState(Number.POSITIVE_INFINITY);
  const open = mornings.filter(({ state }) => state === 'open');
  const chosen = open.find(({ slot }) => slot.startDate === picked) ?? open[0];
  if (chosen === undefined) return null;
  const { slot, left } = chosen;
  const count = Math.min(wanted, left);
  const choice = { consumptionDate: slot.startDate, consumptionEndDate: slot.endDate, count };
  return (
    <SummaryColumns summary={<Purchase draft={draftOf(product, choice)} stay={stay} zone={property.timezone} />}>
      {children}
      <section aria-labelledby={`${id}-title`} className="mt-2 flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <h2 id={`${id}-title`}>{t`Order breakfast`}</h2>
          <TwoClocks city={property.city} zone={property.timezone} />
        </div>
        <MorningChoice
          mornings={mornings}
          chosen={slot.startDate}
          onChoose={setPicked}
          stay={stay}
          zone={property.timezone}
        />
        {left > 1 && (
          <ChoiceGroup legend={t`For how many guests?`} layout="columns">
            {Array.from({ length: left }, (_, index) => index + 1).map((guests) => (
              <Choice
                key={guests}
                name={`${id}-guests`}
                value={guests}
                label={i18n._(guestsMessage(guests))}
                checked={guests === count}
                onChange={() => setWanted(guests)}
              />
            ))}
          </ChoiceGroup>
        )}
      </section>
    </SummaryColumns>
  );
}

interface MorningChoiceProps {
  mornings: readonly Morning[];
  chosen: Instant;
  onChoose: (startDate: Instant) => void;
  stay: Stay;
  zone: ZoneId;
}

/** The mornings ahead with their hours, in property time; one that cannot be had says why (R9-18). */
function MorningChoice({ mornings, chosen, onChoose, stay, zone }: MorningChoiceProps) {
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
