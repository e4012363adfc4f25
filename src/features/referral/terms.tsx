import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';

import { REFERRAL_PERCENT } from '#config/constants.ts';

/** What a code is good for, on both sides; it is the reader's own, or the main guest's (R9-19, R9-20). */
export function Terms({ isOwn = true }: { isOwn?: boolean }) {
  const { t } = useLingui();
  const terms = [
    t`Your friend gets ${REFERRAL_PERCENT}% off.`,
    isOwn
      ? t`You get ${REFERRAL_PERCENT}% off your next stay.`
      : t`The main guest gets ${REFERRAL_PERCENT}% off their next stay.`,
  ];
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
