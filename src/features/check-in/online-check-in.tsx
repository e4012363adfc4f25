import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { useStay } from '#data/stay/stay-queries.ts';
import { checkInStep, stepsOfCheckIn } from '#domain/check-in/check-in.ts';
import type { Slug } from '#domain/stay/slug.ts';

import { CheckInFrame } from './check-in-frame.tsx';
import { forgetDraft, useIdentityAttempt } from './check-in-memory.ts';
import { CheckedIn } from './checked-in.tsx';
import { FrontDesk } from './front-desk.tsx';
import { GuestDetails } from './guest-details.tsx';
import { IdentityRefused } from './identity/identity-refused.tsx';
import { IdentityStep } from './identity/identity-step.tsx';

/** Online check-in, one step at a time: guest details, identity, done (R2-89, R2-90, R2-94, R6-17, R6-26). */
export function OnlineCheckIn({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const from = useStay(slug);
  const { stay, property } = from;
  const [attempt, setAttempt] = useIdentityAttempt(slug);
  const step = checkInStep(stay, property.checkInMethod, attempt);
  useFocusOnNews(step);
  const isTyping = step === 'guest-details';
  useEffect(() => {
    if (!isTyping) forgetDraft();
  }, [isTyping]);
  const total = stepsOfCheckIn(stay, property.checkInMethod);
  const identity = { slug, total, position: 2, title: t`Your ID` };

  switch (step) {
    case 'guest-details':
      return (
        <CheckInFrame
          slug={slug}
          position={1}
          total={total}
          title={t`Who is staying?`}
          lead={t`We need this from the main guest only. It takes about two minutes, and you can stop and come back.`}
        >
          <GuestDetails {...from} />
        </CheckInFrame>
      );
    case 'identity':
    case 'identity-waiting':
    case 'identity-declined':
      return (
        <CheckInFrame {...identity} lead={t`Only the main guest shows a valid ID, once for the whole booking.`}>
          {/* A new attempt is watched for its own two minutes. */}
          <IdentityStep key={attempt} from={from} step={step} onAttempt={setAttempt} />
        </CheckInFrame>
      );
    case 'identity-banned':
      return (
        <CheckInFrame {...identity} total={1} hasStay title={t`We need to check your ID`}>
          <IdentityRefused property={property} />
        </CheckInFrame>
      );
    case 'front-desk':
      return (
        <CheckInFrame {...identity} title={t`ID check at front desk`}>
          <FrontDesk slug={slug} property={property} />
        </CheckInFrame>
      );
    case 'done':
      return <CheckedIn slug={slug} property={property} />;
  }
}

/** A new step begins at its heading, for keyboard and screen reader; the first one keeps the page's own focus. */
function useFocusOnNews(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.querySelector<HTMLElement>('main h1')?.focus();
    window.scrollTo(0, 0);
  }, [step]);
}
