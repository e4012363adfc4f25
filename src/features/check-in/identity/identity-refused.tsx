import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { Property } from '#domain/property/property.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';

import { HumanHelp } from '../human-help.tsx';

interface IdentityRefusedProps {
  property: Property;
  /** Absent for a banned guest: there is nothing to try again (R4-20). */
  onRetry?: (() => void) | undefined;
  /** What helps with another try. */
  children?: ReactNode;
}

/** Declined or banned: the specified text, another try if allowed, and a person (R8-24, R4-20, R2-93). */
export function IdentityRefused({ property, onRetry, children }: IdentityRefusedProps) {
  const { t } = useLingui();
  const refusal = t`Verification didn't go through. Please try again or contact us for help.`;
  return (
    <>
      <Notice
        tone={onRetry ? 'warn' : 'info'}
        role="alert"
        heading={onRetry ? refusal : t`Have your passport or ID card at hand: our team checks it with you.`}
        actions={onRetry && <Button onClick={onRetry}>{t`Try again`}</Button>}
      >
        {!onRetry && refusal}
      </Notice>
      <Card as="section" aria-labelledby="help-title">
        <CardHead id="help-title" title={t`Contact us`} />
        <HumanHelp property={property} isMain={!onRetry} />
      </Card>
      {children}
    </>
  );
}
