import { useSettings } from '#config/settings.ts';
import { identityProviderOf } from '#data/identity-provider.ts';
import { useVerificationWatch } from '#data/check-in.ts';
import type { StayWithProperty } from '#data/stay/stay-queries.ts';
import type { CheckInStep, IdentityAttempt } from '#domain/check-in/check-in.ts';
import { Card } from '#ui/card.tsx';

import { AskForHelp } from '../ask-for-help.tsx';
import { PictureTips } from './camera-intro.tsx';
import { Elsewhere, IdentityCamera } from './identity-camera.tsx';
import { IdentityRefused } from './identity-refused.tsx';
import { IdentityUnavailable } from './identity-unavailable.tsx';
import { IdentityWaiting } from './identity-waiting.tsx';

interface IdentityStepProps {
  from: StayWithProperty;
  step: Extract<CheckInStep, 'identity' | 'identity-waiting' | 'identity-declined'>;
  onAttempt: (attempt: IdentityAttempt) => void;
}

/** The verification step, open: while it is, the result is asked for, also for a guest who uses another device (R4-22). */
export function IdentityStep({ from: { stay, property }, step, onAttempt }: IdentityStepProps) {
  const watch = useVerificationWatch(stay);
  const provider = identityProviderOf(useSettings().environment);
  if (step === 'identity-waiting') return <IdentityWaiting slug={stay.slug} property={property} watch={watch} />;
  if (step === 'identity-declined') {
    return (
      <IdentityRefused property={property} onRetry={() => onAttempt('taking')}>
        <Card className="gap-5">
          <PictureTips />
        </Card>
        <Elsewhere slug={stay.slug} watch={watch} />
      </IdentityRefused>
    );
  }
  if (provider === null) return <IdentityUnavailable property={property} />;
  return (
    <>
      <IdentityCamera slug={stay.slug} provider={provider} watch={watch} onSent={() => onAttempt('sent')} />
      <div className="flex flex-col">
        <AskForHelp property={property} />
      </div>
    </>
  );
}
