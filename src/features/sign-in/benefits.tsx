import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';

import { MEMBER_DISCOUNT_PERCENT } from '#config/constants.ts';

/** What members of the Inner Circle get (R1-06, R9-21, R9-22). */
export function Benefits() {
  const { t } = useLingui();
  const benefits = [
    t`${MEMBER_DISCOUNT_PERCENT}% off every stay`,
    t`Rewards that grow with your nights, from late check-outs to upgrades`,
    t`Up to 50% off when we open somewhere new`,
  ];
  return (
    <ul className="flex flex-col gap-2">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex items-start gap-2.5">
          <Check aria-hidden strokeWidth={2} className="mt-0.75 size-4.5 shrink-0 text-accent" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
