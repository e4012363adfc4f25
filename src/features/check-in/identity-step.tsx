import { Trans, useLingui } from '@lingui/react/macro';

import { useSettings } from '#config/settings.ts';
import { useVerificationWatch } from '#data/check-in.ts';
import type { VerificationWatch } from '#data/check-in.ts';
import { identityProviderOf } from '#data/identity-provider.ts';
import type { StayWithProperty } from '#data/stay/stay-queries.ts';
import type { CheckInStep, IdentityAttempt } from '#domain/check-in/check-in.ts';
import type { Property } from '#domain/property/property.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import type { Elements } from '#ui/elements.tsx';
import { Notice } from '#ui/notice.tsx';
import { Refusal } from '#components/stay-notices.tsx';
import { Link } from '#components/link.tsx';
import type { Slug } from '#domain/stay/stay.ts';
import { Spinner } from '#ui/progress.tsx';
import { Timeline, TimelineItem } from '#ui/timeline.tsx';

import { PictureTips } from './picture-tips.tsx';
import { AskForHelp, HumanHelp } from './help.tsx';
import { IdentityCamera } from './identity-camera.tsx';
import { CheckAgain, Elsewhere } from './other-device.tsx';

interface IdentityStepProps {
  from: StayWithProperty;
  step: Extract<CheckInStep, 'identity' | 'identity-waiting' | 'identity-declined'>;
  onAttempt: (attempt: IdentityAttempt) => void;
}

/** The verification step; polls for the result while it is open, also for a guest who uses another device (R4-22). */
export function IdentityStep({ from: { stay, property }, step, onAttempt }: IdentityStepProps) {
  const watch = useVerificationWatch(stay);
  const provider = identityProviderOf(useSettings().environment);
  if (step === 'identity-waiting') return <IdentityWaiting slug={stay.slug} property={property} watch={watch} />;
  if (step === 'identity-declined') {
    return (
      <IdentityRefused property={property} onRetry={() => onAttempt('taking')}>
        <PictureTips />
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

interface IdentityRefusedProps {
  property: Property;
  /** Absent for a banned guest: there is nothing to try again (R4-20). */
  onRetry?: (() => void) | undefined;
  /** What helps with another try. */
  children?: Elements;
}

/** Declined or banned: the specified text, another try if allowed, and a person (R8-24, R4-20, R2-93). */
export function IdentityRefused({ property, onRetry, children }: IdentityRefusedProps) {
  const { t } = useLingui();
  return (
    <>
      {onRetry ? (
        <>
          <Notice
            tone="warn"
            role="alert"
            heading={t`Verification didn't go through. Please try again or contact us for help.`}
            actions={<Button onClick={onRetry}>{t`Try again`}</Button>}
          />
          <Card as="section" aria-labelledby="help-title">
            <CardHead id="help-title" title={t`Contact us`} />
            <HumanHelp property={property} />
          </Card>
        </>
      ) : (
        <Card role="alert">
          <Refusal property={property} />
        </Card>
      )}
      {children}
    </>
  );
}

/** No provider here: a person checks the ID (R2-155). */
function IdentityUnavailable({ property }: { property: Property }) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="person-title">
      <CardHead id="person-title" title={t`We will check your ID with you`} />
      <p>
        <Trans>Contact us with a valid ID to hand, and one of our team will take you through the ID check.</Trans>
      </p>
      <HumanHelp property={property} />
    </Card>
  );
}

interface IdentityWaitingProps {
  slug: Slug;
  property: Property;
  watch: VerificationWatch;
}

/** The picture is with the provider: the guest need not wait here, and can ask a person (R4-22). */
function IdentityWaiting({ slug, property, watch }: IdentityWaitingProps) {
  const { t } = useLingui();
  return (
    <>
      <Card className="gap-4">
        <Timeline>
          <TimelineItem state="done" stateLabel={t`Done`}>{t`Photo sent`}</TimelineItem>
          <TimelineItem state="current" stateLabel={t`Now`}>
            {watch.isOver ? (
              t`The check is taking longer than usual`
            ) : (
              <Spinner label={t`We are checking your ID`} hasText />
            )}
          </TimelineItem>
          <TimelineItem state="later" stateLabel={t`Later`}>{t`Checked in`}</TimelineItem>
        </Timeline>
        <p className="text-pretty">
          <Trans>You can close this page. You will find the result with your stay when you come back.</Trans>
        </p>
        <div className="flex flex-col gap-3">
          <CheckAgain watch={watch} />
          <Link to="/stay" search={{ slug }} className={buttonClass('quiet')}>
            {t`Back to your stay`}
          </Link>
        </div>
      </Card>
      <Card as="section" aria-labelledby="soon-title">
        <CardHead id="soon-title" title={t`Arriving soon?`} />
        <p className="text-soft">
          <Trans>Talk to one of our team, who can see how far your check has got.</Trans>
        </p>
        <HumanHelp property={property} />
      </Card>
    </>
  );
}
