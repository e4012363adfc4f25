import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { ApiError } from '#api/api-error.ts';
import { Failure } from '#components/failure.tsx';
import { Link } from '#components/link.tsx';
import { ChallengeNotPassed } from '#lib/bot-challenge.ts';
import { NeedHelp } from '#components/contact.tsx';
import { StoredStay } from '#components/stored-stay.tsx';
import { useIsForMembers, useWhyHere } from '#components/why-here.tsx';
import { SceneCard } from '#components/account/scene-card.tsx';
import { useSettings } from '#config/settings.ts';
import type { CodePage } from '#domain/account/sign-in.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { readCurrentStay } from '#session/current-stay.ts';
import { forgetRedirectTarget } from '#session/pending-sign-in.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

import { CodeStep, EmailStep } from './sign-in-steps.tsx';
import { FrontPage } from './front-page.tsx';
import { useAfterSignIn, useSignIn } from './use-sign-in.ts';

interface SignInPageProps {
  /** Both are the same flow; signing up also shows the benefits (R2-126). */
  mode: CodePage;
  /** The stay to go to afterwards (R2-60). */
  slug: Slug | undefined;
}

/** Sign in, or join: the e-mail address, then the code (R1-10, R2-08, R2-09). */
export function SignInPage({ mode, slug }: SignInPageProps) {
  const { t } = useLingui();
  const { awaited, email, task, trouble, challengeContainer, ask, enter, correct } = useSignIn(
    mode,
    useAfterSignIn(slug),
  );
  // A guest who comes from a stay goes back to it, not to a page asked for earlier.
  useEffect(() => {
    if (slug !== undefined) forgetRedirectTarget();
  }, [slug]);
  const why = useWhyHere();
  const [hasStay] = useState(() => (slug ?? readCurrentStay()) !== undefined);
  const isJoinFirst = useIsForMembers() || hasStay;
  const failure = trouble?.kind === 'failure' && <SignInFailure error={trouble.error} isCode={awaited !== undefined} />;
  if (useSettings().thirdParties.challenge === undefined) return <NoSignIn />;
  const challenge = <div ref={challengeContainer} className="empty:hidden" />;
  const emailStep = (
    <EmailStep
      email={email}
      isBusy={task.name !== 'waiting'}
      failure={failure}
      isSecond={mode === 'signup' && !isJoinFirst}
      onSubmit={ask}
    />
  );
  if (awaited !== undefined) {
    return (
      <Page isTop>
        <SceneCard beside={<NeedHelp />}>
          <PageTitle>{t`Check your inbox`}</PageTitle>
          <CodeStep
            // A new code replaces the one before: the field is mounted again, empty and focused.
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
          {challenge}
        </SceneCard>
      </Page>
    );
  }
  if (mode === 'signup') {
    return (
      <FrontPage
        slug={slug}
        hasStay={hasStay}
        isJoinFirst={isJoinFirst}
        emailForm={
          <>
            {emailStep}
            {challenge}
          </>
        }
      />
    );
  }
  return (
    <Page isTop>
      <SceneCard
        beside={
          <>
            <StoredStay />
            <NeedHelp />
          </>
        }
      >
        {why}
        <PageTitle>{t`Welcome back`}</PageTitle>
        {emailStep}
        {challenge}
        <OtherWays slug={slug} />
      </SceneCard>
    </Page>
  );
}

function OtherWays({ slug }: { slug: Slug | undefined }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Other options`} className="flex flex-col gap-1 text-body">
      <p>
        <Trans>
          New here?{' '}
          <Link to="/signup" search={{ slug }} className="inline-block py-2 underline underline-offset-3">
            Join the Inner Circle
          </Link>
        </Trans>
      </p>
      <p>
        <Trans>
          Just here for your stay?{' '}
          <Link to="/check-in" className="inline-block py-2 underline underline-offset-3">
            Find your booking
          </Link>
        </Trans>
      </p>
    </nav>
  );
}

/** Without a bot challenge no guest can sign in; a stay opens all the same. */
function NoSignIn() {
  const { t } = useLingui();
  const why = useWhyHere();
  return (
    <Page isTop>
      <SceneCard
        beside={
          <>
            <StoredStay />
            <NeedHelp />
          </>
        }
      >
        {why}
        <PageTitle
          lead={t`You can open your stay without signing in: use the link in your confirmation or your booking number.`}
        >
          {t`You cannot sign in here`}
        </PageTitle>
        <Link to="/check-in" className={buttonClass('primary', 'w-full')}>
          {t`Find my booking`}
        </Link>
      </SceneCard>
    </Page>
  );
}

/** A sign-in that failed for another reason than a wrong code: what happened, and what may help (R8-35, R7-20). */
function SignInFailure({ error, isCode }: { error: unknown; isCode: boolean }) {
  const { t } = useLingui();
  // The server says when to try again where that helps.
  if (isCode && error instanceof ApiError && error.status === 429 && error.retryAfterMs === undefined)
    return (
      <Notice tone="warn" role="alert" heading={t`That code has been tried too many times`}>
        {t`Please ask for a new code and enter that one.`}
      </Notice>
    );
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
