import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';

import { BookAndSave } from '#blocks/book-and-save.tsx';
import { Failure } from '#blocks/failure.tsx';
import { ChallengeNotPassed } from '#data/sign-in/bot-challenge.ts';
import { NeedHelp } from '#blocks/need-help.tsx';
import { LateStoredStay } from '#blocks/late-stored-stay.tsx';
import { MEMBER_DISCOUNT_PERCENT } from '#config/constants.ts';
import { useSettings } from '#config/settings.tsx';
import type { Slug } from '#domain/stay/slug.ts';
import { readCurrentStay } from '#session/current-stay.ts';
import { forgetRedirectTarget } from '#session/redirect-target.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useSignIn } from './use-sign-in.ts';

interface SignInPageProps {
  /** Both are the same flow; signing up says what one gets (R2-126). */
  mode: 'login' | 'signup';
  /** The stay to go to afterwards (R2-60). */
  slug: Slug | undefined;
}

/** Sign in, or join: the e-mail address, then the code (R1-10, R2-08, R2-09). */
export function SignInPage({ mode, slug }: SignInPageProps) {
  const { t } = useLingui();
  const { awaited, email, task, trouble, challengePlace, ask, enter, correct } = useSignIn(useAfterSignIn(slug));
  // A guest who comes from a stay goes back to it, not to a page asked for earlier.
  useEffect(() => {
    if (slug !== undefined) forgetRedirectTarget();
  }, [slug]);
  // A guest with a stay is not asked to book one; the prompt comes again when it is over (R1-07, R1-34).
  const [hasStay] = useState(() => (slug ?? readCurrentStay()) !== undefined);
  const failure = trouble?.kind === 'failure' && <SignInFailure error={trouble.error} />;
  const isSignUp = mode === 'signup';
  const { challenge } = useSettings().thirdParties;
  if (challenge === undefined) return <NoSignIn />;
  const title = isSignUp ? t`Join the Inner Circle` : t`Welcome back`;
  return (
    <Page width="text">
      {awaited === undefined && <WhyHere />}
      <Card className="gap-5">
        <PageTitle
          lead={
            awaited === undefined &&
            isSignUp &&
            t`Your stays, your rewards, your prices. All it takes is an e-mail address.`
          }
        >
          {awaited === undefined ? title : t`Check your inbox`}
        </PageTitle>
        {awaited === undefined ? (
          <>
            {isSignUp && <Benefits />}
            <EmailStep email={email} isBusy={task.name !== 'waiting'} failure={failure} onSubmit={ask} />
          </>
        ) : (
          <CodeStep
            // A new code makes the one before worthless: an empty field, with the focus in it.
            key={awaited.at}
            sent={awaited}
            isEntering={task.name === 'entering' || task.name === 'leaving'}
            isAsking={task.name === 'asking'}
            isWrong={trouble?.kind === 'wrong-code'}
            failure={failure}
            onEnter={enter}
            onAskAgain={() => ask(awaited.email)}
            onChangeEmail={correct}
          />
        )}
        <div ref={challengePlace} className="empty:hidden" />
      </Card>
      {awaited === undefined && (
        <nav aria-label={t`Other options`} className="flex flex-col gap-1 text-body">
          {isSignUp ? (
            <p>
              <Trans>
                Already a member?{' '}
                <Link to="/login" search={{ slug }} className="inline-block py-2 underline underline-offset-3">
                  Sign in
                </Link>
              </Trans>
            </p>
          ) : (
            <p>
              <Trans>
                New here?{' '}
                <Link to="/signup" search={{ slug }} className="inline-block py-2 underline underline-offset-3">
                  Join the Inner Circle
                </Link>
              </Trans>
            </p>
          )}
          <JustHere />
        </nav>
      )}
      {awaited === undefined && (
        <>
          <LateStoredStay />
          {isSignUp && !hasStay && <BookAndSave />}
          <NeedHelp />
        </>
      )}
    </Page>
  );
}

/** For a guest who wants no account. */
function JustHere() {
  return (
    <p>
      <Trans>
        Just here for your stay?{' '}
        <Link to="/check-in" className="inline-block py-2 underline underline-offset-3">
          Find your booking
        </Link>
      </Trans>
    </p>
  );
}

/** Without a bot challenge no guest can sign in; a stay opens all the same. */
function NoSignIn() {
  const { t } = useLingui();
  return (
    <Page width="text">
      <PageTitle
        lead={t`Your stay opens without signing in: with the link from your confirmation, or with your booking number.`}
      >
        {t`Signing in is not possible here`}
      </PageTitle>
      <Link to="/check-in" className={buttonClass('primary', 'w-full wide:w-auto wide:self-start')}>
        {t`Find my booking`}
      </Link>
      <LateStoredStay />
      <NeedHelp />
    </Page>
  );
}

/** Why this page opens instead of the one that was wanted. */
function WhyHere() {
  const { t } = useLingui();
  const why = useRouterState({ select: ({ location }) => location.state.whyHere });
  const words = {
    'login-expired': [t`Please sign in again`, t`Your sign-in has run out. Sign in, and you are back where you were.`],
    'members-only': [t`This page is for members`, t`Sign in or join, and we will take you there.`],
    'no-stay': [
      t`This device does not know your stay yet`,
      t`Open the link from your confirmation, find your booking with its number, or sign in.`,
    ],
  } as const;
  if (why === undefined) return null;
  const [heading, text] = words[why];
  return (
    <Notice tone="info" heading={heading}>
      {text}
    </Notice>
  );
}

/** What members of the Inner Circle get (R1-06, R9-21, R9-22). */
function Benefits() {
  const { t } = useLingui();
  const benefits = [
    t`${MEMBER_DISCOUNT_PERCENT}% off every stay`,
    t`Rewards that grow with your nights, from late check-outs to upgrades`,
    t`Up to 50% off when we open somewhere new`,
  ];
  return (
    <ul className="flex flex-col gap-2">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex items-start gap-2.5">
          <Check aria-hidden strokeWidth={2} className="mt-0.75 size-4.5 shrink-0 text-accent" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}

/** A sign-in that did not work for another reason than a wrong code: what happened, and what may help (R8-35, R7-20). */
function SignInFailure({ error }: { error: unknown }) {
  const { t } = useLingui();
  const problem = error instanceof ChallengeNotPassed ? error.problem : undefined;
  return (
    <Failure error={error}>
      {problem === 'failed' && <p>{t`We could not confirm that you are not a robot. Please try again.`}</p>}
      {problem === 'expired' && <p>{t`That took a little too long. Please try again.`}</p>}
      {problem === 'unreachable' && navigator.onLine && (
        <p>{t`The robot check could not be loaded. An ad blocker may be in the way.`}</p>
      )}
    </Failure>
  );
}
