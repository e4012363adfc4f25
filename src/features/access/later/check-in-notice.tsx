import { Trans, useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import { buttonClass } from '#ui/button.tsx';

import type { StepNoticeProps } from '../door-props.ts';
import { ShutCard } from './shut-card.tsx';

/** Check-in comes first: what is missing, and the way there; at a front desk the identity is checked by hand (R4-21). */
export function CheckInNotice({ stay, property, areShut }: StepNoticeProps) {
  const { t } = useLingui();
  const isIdentityMissing = stay.state === 'id-verification-required';
  if (isIdentityMissing && property.checkInMethod === 'front-desk') {
    return (
      <ShutCard id="check-in-title" heading={t`ID check at front desk`} isSecond={!areShut}>
        <p>
          <Trans>Show your passport or ID card when you arrive.</Trans>
        </p>
      </ShutCard>
    );
  }
  return (
    <ShutCard
      id="check-in-title"
      isSecond={!areShut}
      heading={isIdentityMissing ? t`One step is missing: the ID check` : t`Check in before you come`}
      action={
        <Link to="/stay/check-in" search={{ slug: stay.slug }} className={buttonClass('primary')}>
          {isIdentityMissing ? t`Go to the ID check` : t`Check in now`}
        </Link>
      }
    >
      <p className="text-pretty">
        {isIdentityMissing ? (
          <Trans>It takes about two minutes. After that, your doors will open for you.</Trans>
        ) : (
          <Trans>Your doors open for you once you have checked in. It takes about two minutes.</Trans>
        )}
      </p>
    </ShutCard>
  );
}
