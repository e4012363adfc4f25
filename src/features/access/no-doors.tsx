import { useLingui } from '@lingui/react/macro';

import { ContactWays } from '#blocks/contact-ways.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

interface NoDoorsProps {
  stay: Stay;
  isOver: boolean;
  property: Property | undefined;
}

/** A stay without doors: not yet, no longer, or refused, in which case the guest finds only support (R4-20). */
export function NoDoors({ stay, isOver, property }: NoDoorsProps) {
  const { t } = useLingui();
  const isBanned = stay.idVerificationState === 'banned';
  const title = isBanned ? t`Your identity is not verified` : isOver ? t`Your stay is over` : t`No doors yet`;
  const text = isBanned
    ? t`Verification didn't go through. Please try again or contact us for help.`
    : isOver
      ? t`The doors are closed for this stay. Left something behind? Call us.`
      : t`Your keys are not ready yet. They will appear here as soon as they are. At the door already? Call us.`;
  return (
    <Card as="section" aria-labelledby="no-doors-title">
      <CardHead id="no-doors-title" title={title} />
      <p className="max-w-[60ch] text-pretty">{text}</p>
      <ContactWays property={property} />
    </Card>
  );
}
