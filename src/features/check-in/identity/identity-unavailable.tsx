import { Trans, useLingui } from '@lingui/react/macro';

import type { Property } from '#domain/property/property.ts';
import { Card, CardHead } from '#ui/card.tsx';

import { HumanHelp } from '../human-help.tsx';

/** No provider here: a person checks the ID (R2-155). */
export function IdentityUnavailable({ property }: { property: Property }) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="person-title">
      <CardHead id="person-title" title={t`We check your ID together`} />
      <p>
        <Trans>Contact us with a valid ID to hand, and one of our team will guide you through it.</Trans>
      </p>
      <HumanHelp property={property} />
    </Card>
  );
}
