import { useLingui } from '@lingui/react/macro';

import { ContactWays } from '#components/contact.tsx';
import { Refusal } from '#components/refusal.tsx';

import type { NoDoorsProps } from '../door-props.ts';
import { NoWay } from './no-way.tsx';

/** A stay without doors: not yet, no longer, or refused, in which case the guest finds only support (R4-20). */
export function NoDoors({ stay, isOver, property }: NoDoorsProps) {
  const { t } = useLingui();
  const isBanned = stay.idVerificationState === 'banned';
  return (
    <NoWay
      id="no-doors-title"
      spot={isBanned ? 'refused' : isOver ? 'expired' : 'not-yet'}
      title={isBanned ? t`We need to check your ID` : isOver ? t`Your stay is over` : t`No doors yet`}
    >
      {isBanned ? (
        <Refusal property={property} />
      ) : isOver ? (
        <p>
          <span className="block font-semibold">{t`Your keys have expired`}</span>
          {t`Left something behind?`}
        </p>
      ) : (
        <p className="text-pretty">
          {t`Your keys are not ready yet. They will appear here as soon as they are. At the door already?`}
        </p>
      )}
      {!isBanned && <ContactWays property={property} />}
    </NoWay>
  );
}
