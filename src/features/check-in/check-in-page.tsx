import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { Link } from '#components/link.tsx';
import { PropertyScene } from '#components/sky-scene.tsx';
import { StayBeside } from '#components/stay-ends.tsx';
import { useStay } from '#data/stay/stay-queries.ts';
import { StayClosed } from '#components/task/stay-closed.tsx';
import { closedBy } from '#domain/stay/stay-phase.ts';
import { useAtTime } from '#lib/use-time.ts';
import { checkInStep, stepsOfCheckIn } from '#domain/check-in/check-in.ts';
import type { Property } from '#domain/property/property.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, cardPadding } from '#ui/card.tsx';
import type { Slug } from '#domain/stay/stay.ts';
import type { Elements } from '#ui/elements.tsx';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';
import { ProgressSteps } from '#ui/progress.tsx';

import { forgetTypedDetails, useIdentityAttempt } from './check-in-memory.ts';
import { GuestDetails } from './guest-details.tsx';
import { IdentityRefused, IdentityStep } from './identity-step.tsx';
import { SentElsewhere } from './sent-elsewhere.tsx';
import { useDetailsSubmission } from './use-details-submission.ts';

/** Online check-in, one step at a time: guest details, identity, done (R2-89, R2-90, R2-94, R6-17, R6-26). */
export function CheckInPage({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const from = useStay(slug);
  const { stay, property, zone } = from;
  const [attempt, setAttempt] = useIdentityAttempt(slug);
  const submission = useDetailsSubmission(stay);
  const next = checkInStep(stay, property.checkInMethod, attempt);
  // While our details are being sent, a refetched stay does not show whose details it has.
  const step = submission.isPending && !submission.isOurs ? 'guest-details' : next;
  const [hadForm] = useState(step === 'guest-details');
  const [isRead, setRead] = useState(false);
  const isSentElsewhere = hadForm && step !== 'guest-details' && !submission.isOurs && !isRead;
  const closed = useAtTime((now) => closedBy(stay, now, zone));
  useFocusOnStep(isSentElsewhere ? 'sent-elsewhere' : step);
  const isTyping = step === 'guest-details' || isSentElsewhere;
  useEffect(() => {
    if (!isTyping) forgetTypedDetails();
  }, [isTyping]);
  const total = stepsOfCheckIn(stay, property.checkInMethod);
  const identity = { slug, total, position: 2, title: t`Your ID` };

  if (closed !== null && (next === 'done' || next === 'front-desk'))
    return <Navigate to="/stay" search={{ slug }} replace />;
  if (closed !== null && !submission.isPending)
    return (
      <Page isNarrow>
        <PageTitle>{t`Check in`}</PageTitle>
        <StayClosed closed={closed} slug={slug} property={property}>
          <p>{t`Nothing was sent.`}</p>
        </StayClosed>
      </Page>
    );
  if (isSentElsewhere)
    return (
      <CheckInFrame slug={slug} position={1} total={total} title={t`Who is staying?`}>
        <SentElsewhere from={from} onContinue={() => setRead(true)} />
      </CheckInFrame>
    );
  switch (step) {
    case 'guest-details':
      return (
        <CheckInFrame
          slug={slug}
          position={1}
          total={total}
          title={t`Who is staying?`}
          lead={t`We need these details from the main guest only. It takes about two minutes, and you can stop and come back.`}
        >
          <GuestDetails from={from} submission={submission} />
        </CheckInFrame>
      );
    case 'identity':
    case 'identity-waiting':
    case 'identity-declined':
      return (
        <CheckInFrame {...identity} lead={t`Only the main guest needs to show a valid ID, once for the whole booking.`}>
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

/** Focuses the heading of each new step, for keyboard and screen reader; the first step keeps the page's own focus. */
function useFocusOnStep(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.querySelector<HTMLElement>('main h1')?.focus();
    window.scrollTo(0, 0);
  }, [step]);
}

interface CheckInFrameProps {
  slug: Slug;
  title: string;
  lead?: ReactNode;
  position: number;
  /** With one step only there is no progress to show. */
  total: number;
  /** Little else is on the page: a phone, too, shows which stay it is about. */
  hasStay?: boolean;
  children: Elements;
}

/** A step of check-in: the way back, the question, how far one is, the answer. */
function CheckInFrame({ slug, title, lead, position, total, hasStay = false, children }: CheckInFrameProps) {
  const { t } = useLingui();
  const { stay, property } = useStay(slug);
  return (
    <Page isTask>
      <PageTitle lead={lead}>{title}</PageTitle>
      <SummaryColumns summary={<StayBeside stay={stay} property={property} isOnPhone={hasStay} />}>
        {total > 1 && (
          <div className="flex items-center gap-3 text-soft">
            <div className="grow">
              <ProgressSteps position={position} total={total} label={t`Step ${position} of ${total}`} />
            </div>
            <span aria-hidden className="tabular-nums">
              <Trans comment="Progress, e.g. '1 of 2'">
                {position} of {total}
              </Trans>
            </span>
          </div>
        )}
        {children}
      </SummaryColumns>
    </Page>
  );
}

/** The end of check-in, and on to the doors (R4-09). */
function CheckedIn({ slug, property }: { slug: Slug; property: Property }) {
  const { t } = useLingui();
  return (
    <Page isNarrow>
      <PageTitle lead={t`That's all the paperwork. All that's left is to pack and look forward to your stay.`}>
        {t`You are checked in`}
      </PageTitle>
      <Card isFlush>
        <PropertyScene property={property} className="aspect-7/3 overflow-hidden" />
        <div className={cardPadding}>
          <WaysToStay slug={slug} />
        </div>
      </Card>
    </Page>
  );
}

/** The identity step of a property with a front desk: nothing more to do online (R4-21). */
function FrontDesk({ slug, property }: { slug: Slug; property: Property }) {
  return (
    <Card isFlush>
      <PropertyScene property={property} className="aspect-7/3 w-full" />
      <div className="flex flex-col gap-5 p-5 wide:p-6">
        <p className="text-pretty">
          <Trans>
            We have your details. When you arrive, the main guest shows a valid ID at the front desk, and that is all.
          </Trans>
        </p>
        <WaysToStay slug={slug} />
      </div>
    </Card>
  );
}

/** Links onward when nothing is left to do online: the doors first, then the stay. */
function WaysToStay({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-3">
      <Link to="/stay/access" search={{ slug }} className={buttonClass('primary')}>
        {t`See how to get in`}
      </Link>
      <Link to="/stay" search={{ slug }} className={buttonClass('quiet')}>
        {t`Back to your stay`}
      </Link>
    </div>
  );
}
