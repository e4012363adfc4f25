import { Trans, useLingui } from '@lingui/react/macro';

import type { Property } from '#domain/property/property.ts';
import { isFreeOfCharge } from '#domain/stay/cancellation-terms.ts';
import type { CancellationCost } from '#domain/stay/cancellation-terms.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { Instant } from '#lib/time.ts';
import { Card } from '#ui/card.tsx';

import { Cost } from './cost.tsx';
import { DeadlineClock } from './deadline-clock.tsx';

interface TermsProps {
  terms: CancellationCost;
  stay: Stay;
  property: Property;
}

/** The terms of cancelling now, in text and in money (R4-70 to R4-75, R4-85). */
export function Terms({ terms, stay, property }: TermsProps) {
  return (
    <Card as="section" aria-labelledby="terms-title">
      <div className="flex flex-col gap-2">
        <Heading terms={terms} property={property} />
        <p className="max-w-[60ch] text-pretty">
          <Meaning terms={terms} />
        </p>
      </div>
      <div className="border-t-[1.5px] border-line pt-3">
        <Cost isFree={isFreeOfCharge(terms)} stay={stay} property={property} withLater />
      </div>
    </Card>
  );
}

/** The answer in one line; a deadline with its clock below. */
function Heading({ terms, property }: Omit<TermsProps, 'stay'>) {
  const format = useFormat();
  const deadline = deadlineOf(terms);
  const when = format.dayTime(deadline, property.timezone);
  return (
    <div className="flex flex-col gap-0.5">
      <h2 id="terms-title">
        <Title terms={terms} when={when} />
      </h2>
      {deadline && (
        <p className="text-note text-soft">
          {terms.code === 'full-price' && <Trans>Free cancellation ended {when}</Trans>}
          <DeadlineClock at={deadline} property={property} />
        </p>
      )}
    </div>
  );
}

function deadlineOf(terms: CancellationCost): Instant | null {
  if (terms.code === 'full-price') return terms.since;
  return terms.code === 'free-until' || terms.code === 'free-until-start' ? terms.at : null;
}

function Title({ terms, when }: { terms: CancellationCost; when: string }) {
  const { t } = useLingui();
  switch (terms.code) {
    case 'free-until':
    case 'free-until-start':
      if (terms.at === null) return t`Free until your stay starts`;
      return t({ message: `Free until ${when}`, comment: 'Until when cancelling is free' });
    case 'full-price':
      return t`The full price is charged`;
    case 'non-refundable':
      return t`This booking is non-refundable`;
    case 'no-refund':
      return t`No refund once your stay has started`;
  }
}

function Meaning({ terms }: { terms: CancellationCost }) {
  const { t } = useLingui();
  switch (terms.code) {
    case 'free-until':
      return t`Until then you can cancel free of charge. After that, or if you do not arrive, the full price is charged.`;
    case 'free-until-start':
      return t`Until your day of arrival begins you can cancel free of charge. After that, or if you do not arrive, the full price is charged.`;
    case 'full-price':
      return terms.since === null
        ? t`Free cancellation is not available for this booking. If you cancel, or do not arrive, the full price is charged.`
        : t`If you cancel now, or do not arrive, the full price is charged.`;
    case 'non-refundable':
      return t`If you cancel, or do not arrive, the full price is charged. Cancelling cannot be undone.`;
    case 'no-refund':
      return t`If you cancel now, the full price is charged and nothing is refunded. Cancelling cannot be undone.`;
  }
}
