import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';

import { REFERRAL_PERCENT } from '#config/constants.ts';

/** What a code is good for, on both sides (R9-19, R9-20). */
export function Terms() {
  const { t } = useLingui();
  const terms = [t`Your friend gets ${REFERRAL_PERCENT}% off.`, t`You get ${REFERRAL_PERCENT}% off your next stay.`];
  return (
    <ul role="list" className="flex flex-col gap-2">
      {terms.map((term) => (
        <li key={term} className="flex items-start gap-2.5">
          <Check aria-hidden strokeWidth={2} className="mt-0.75 size-4.5 shrink-0 text-accent" />
          {term}
        </li>
      ))}
    </ul>
  );
}
