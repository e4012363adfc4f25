import { useLingui } from '@lingui/react/macro';
import { BedDouble, Gift } from 'lucide-react';

import { REFERRAL_PERCENT } from '#config/constants.ts';

/** What a code is good for, on both sides; it is the reader's own, or the main guest's (R9-19, R9-20). */
export function Terms({ isOwn = true }: { isOwn?: boolean }) {
  const { t } = useLingui();
  const terms = [
    [Gift, t`Your friend gets ${REFERRAL_PERCENT}% off.`],
    [
      BedDouble,
      isOwn
        ? t`You get ${REFERRAL_PERCENT}% off your next stay.`
        : t`The main guest gets ${REFERRAL_PERCENT}% off their next stay.`,
    ],
  ] as const;
  return (
    <ul role="list" className="flex flex-col gap-3">
      {terms.map(([Icon, term]) => (
        <li key={term} className="flex items-center gap-3.5 font-semibold text-pretty">
          <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-joy-tint text-joy">
            <Icon strokeWidth={1.7} className="size-5" />
          </span>
          {term}
        </li>
      ))}
    </ul>
  );
}
