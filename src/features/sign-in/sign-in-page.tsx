import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { BookAndSave } from '#blocks/book-and-save.tsx';
import type { Slug } from '#domain/stay/slug.ts';
import { readCurrentStay } from '#session/current-stay.ts';
import { forgetRedirectTarget } from '#session/redirect-target.ts';
import { Card } from '#ui/card.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

import { Benefits } from './benefits.tsx';
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
  const { sent, email, place, ask, enter, isAsking, isEntering, askError, enterError, startOver } = useSignIn(
    useAfterSignIn(slug),
  );
  // Whoever comes from a stay goes back to it, not to a page that was wanted before.
  useEffect(() => {
    if (slug !== undefined) forgetRedirectTarget();
  }, [slug]);
  // Who has a stay is not asked to book one: the prompt comes again when it is over (R1-07, R1-34).
  const [hasStay] = useState(() => (slug ?? readCurrentStay()) !== undefined);
  const isSignUp = mode === 'signup';
  const title = isSignUp ? t`Join the Inner Circle` : t`Welcome back`;
  return (
    <Page width="text">
      <Card className="gap-5">
        <PageTitle
          lead={
            sent === undefined &&
            isSignUp &&
            t`Your stays, your rewards, your prices. All it takes is an e-mail address.`
          }
        >
          {sent === undefined ? title : t`Check your inbox`}
        </PageTitle>
        {sent === undefined ? (
          <>
            {isSignUp && <Benefits />}
            <EmailStep email={email} isBusy={isAsking || isEntering} error={askError} onSubmit={ask} />
          </>
        ) : (
          <CodeStep
            // A new code makes the one before worthless: an empty field, with the focus in it.
            key={sent.at}
            sent={sent}
            isEntering={isEntering}
            isAsking={isAsking}
            enterError={enterError}
            askError={askError}
            onEnter={enter}
            onAskAgain={() => ask(sent.email)}
            onChangeEmail={startOver}
          />
        )}
        <div ref={place} className="empty:hidden" />
      </Card>
      {sent === undefined && (
        <nav aria-label={t`Other options`} className="flex flex-col gap-1 text-[0.9375rem]">
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
          <p>
            <Trans>
              Just here for your stay?{' '}
              <Link to="/check-in" className="inline-block py-2 underline underline-offset-3">
                Find your booking
              </Link>
            </Trans>
          </p>
        </nav>
      )}
      {sent === undefined && isSignUp && !hasStay && <BookAndSave />}
    </Page>
  );
}
