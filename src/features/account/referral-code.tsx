import { useLingui } from '@lingui/react/macro';

import { CopyValue } from '#components/copy-value.tsx';
import { REFERRAL_PERCENT } from '#config/constants.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

/** The code a member gives to friends (R2-117, R3-21, R9-19, R9-20). */
export function ReferralCode({ code }: { code: string }) {
  const { t } = useLingui();
  return (
    <Card
      as="section"
      aria-labelledby="referral-title"
      className="wide:grid wide:grid-cols-2 wide:items-center wide:gap-6"
    >
      <div className="flex flex-col gap-2">
        <CardHead id="referral-title" title={t`Good places are for sharing`} />
        <p className="text-pretty">
          {t`Your friends get ${REFERRAL_PERCENT}% off with this code, and you get ${REFERRAL_PERCENT}% off your next stay.`}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-tile bg-joy-tint px-4 py-3">
        <span translate="no" className="text-title font-semibold tracking-wide break-all tabular-nums">
          {code}
        </span>
        <CopyValue value={code} label={t`Copy the code`} />
      </div>
    </Card>
  );
}
