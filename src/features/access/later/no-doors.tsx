import { Trans, useLingui } from '@lingui/react/macro';

import { CallUs } from '#blocks/call-us.tsx';
import { ContactWays } from '#blocks/contact-ways.tsx';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

import type { NoDoorsProps } from '../door-props.ts';

/** A stay without doors: not yet, no longer, or refused, in which case the guest finds only support (R4-20). */
export function NoDoors({ stay, isOver, property }: NoDoorsProps) {
  const { t } = useLingui();
  const isBanned = stay.idVerificationState === 'banned';
  const title = isBanned ? t`Your identity is not verified` : isOver ? t`Your stay is over` : t`No doors yet`;
  return (
    <Card as="section" aria-labelledby="no-doors-title">
      <CardHead id="no-doors-title" title={title} />
      <p className="max-w-[60ch] text-pretty">
        {isBanned ? (
          t`Verification didn't go through. Please try again or contact us for help.`
        ) : isOver ? (
          <Trans>
            Your keys have expired. Left something behind? <CallUs property={property}>Call us.</CallUs>
          </Trans>
        ) : (
          <Trans>
            Your keys are not ready yet. They will appear here as soon as they are. At the door already?{' '}
            <CallUs property={property}>Call us.</CallUs>
          </Trans>
        )}
      </p>
      <ContactWays property={property} />
    </Card>
  );
}
