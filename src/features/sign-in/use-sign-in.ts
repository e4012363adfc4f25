import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { ApiError } from '#api/api-error.ts';
import { useSettings } from '#config/settings.ts';
import type { Settings } from '#config/settings.ts';
import { customerQuery } from '#data/account.ts';
import { withoutFailureReport } from '#data/query-client.ts';
import { requestCode, resendCode, signIn } from '#data/authentication.ts';
import type { CodePage } from '#domain/account/sign-in.ts';
import { safeTarget } from '#domain/account/sign-in.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { useIsMounted } from '#lib/async-hooks.ts';
import { nowInstant } from '#lib/clock.ts';
import { sinceForgotten } from '#session/forget-everything.ts';
import { currentLogin, logIn, useIsLoggedIn } from '#session/login.ts';
import { forgetCodeSent, readCodeSent, storeCodeSent, takeRedirectTarget } from '#session/pending-sign-in.ts';
import { reportFailure } from '#telemetry/reporter.ts';
import { track } from '#telemetry/track.ts';

import { ChallengeNotPassed } from '#lib/bot-challenge.ts';
import type { BotChallenge } from '#lib/bot-challenge.ts';
import { awaitedCode, initialSignInState, nextSignInState } from './sign-in-state.ts';
import type { SignInEvent, SignInTask, Trouble } from './sign-in-state.ts';

/** Sign-in by one-time code: the state, and one call for each new task of it (R7-13 to R7-19). */
export function useSignIn(page: CodePage, afterSignIn: () => Promise<void>) {
  const settings = useSettings();
  const [state, setState] = useState(() => initialSignInState(readCodeSent(page)));
  // Two clicks within a frame both arrive before React renders the first: the second must see the state after it.
  const latest = useRef(state);
  const challengeContainer = useRef<HTMLDivElement>(null);

  function dispatch(event: SignInEvent): void {
    const before = latest.current;
    const after = nextSignInState(before, event);
    latest.current = after;
    setState(after);
    const awaited = awaitedCode(after);
    if (awaited === undefined) forgetCodeSent();
    else if (awaited !== awaitedCode(before)) storeCodeSent(awaited, page);
    if (after.task !== before.task) void perform(after.task);
  }

  async function ask({ email, idempotencyKey }: Extract<SignInTask, { name: 'asking' }>): Promise<void> {
    if (!challengeContainer.current) throw new TypeError('The bot challenge has no container');
    const isForgotten = sinceForgotten();
    const challenge = await loadBotChallenge(settings);
    const proof = await challenge.prove(challengeContainer.current, email);
    const key = await (idempotencyKey === undefined
      ? requestCode(email, proof)
      : resendCode(email, idempotencyKey, proof));
    if (isForgotten()) return;
    dispatch({ type: 'asked', idempotencyKey: key, now: nowInstant(), isLoggedIn: currentLogin() !== undefined });
  }

  async function enter({ email, code }: Extract<SignInTask, { name: 'entering' }>): Promise<void> {
    const isForgotten = sinceForgotten();
    const token = await signIn(email, code);
    if (isForgotten()) return;
    if (!logIn(token)) throw new TypeError('The token is no token');
    track('User Authenticated', {});
    dispatch({ type: 'entered' });
  }

  async function perform(task: SignInTask): Promise<void> {
    try {
      if (task.name === 'asking') await ask(task);
      else if (task.name === 'entering') await enter(task);
      else if (task.name === 'leaving') await afterSignIn();
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble.kind === 'failure') reportFailure(error);
      dispatch({ type: 'failed', trouble, isLoggedIn: currentLogin() !== undefined });
    }
  }

  const isLoggedIn = useIsLoggedIn();
  const follow = useEffectEvent(() => dispatch({ type: 'signed-in-elsewhere' }));
  useEffect(() => {
    if (isLoggedIn) follow();
  }, [isLoggedIn]);

  return {
    ...state,
    awaited: awaitedCode(state),
    /** Where the bot challenge renders when the guest has to do something. */
    challengeContainer,
    ask: (email: string) => dispatch({ type: 'ask', email, now: nowInstant() }),
    enter: (code: string) => dispatch({ type: 'enter', code }),
    correct: () => dispatch({ type: 'correct' }),
  };
}

/**
 * The bot challenge, loaded on demand: the real one in a deployment, else a simulation (R7-20). Rejects if none is
 * configured.
 */
async function loadBotChallenge({
  environment,
  thirdParties: { challenge: own },
}: Pick<Settings, 'environment' | 'thirdParties'>): Promise<BotChallenge> {
  if (environment === 'development')
    return (await import('#features/sign-in/simulated-challenge.ts')).simulatedChallenge;
  if (own === undefined) throw new ChallengeNotPassed('unreachable');
  return (await import('#lib/turnstile.ts')).turnstile(own.siteKey);
}

/** The server's refusal of a wrong code (R5-16, R8-03), or any other failure. */
const troubleOf = (error: unknown): Trouble =>
  error instanceof ApiError && error.code === 'wrong-verification-code'
    ? { kind: 'wrong-code' }
    : { kind: 'failure', error };

/** Every sign-in ends at the account anyway; having asked for it does not skip the consent question. */
const isAccount = (target: string): boolean => /^\/account\/?(\?|$)/.test(target);

/**
 * Where to go after a login: the address asked for, the stay, the consent once, the account (R2-127, R7-92). A guest
 * who has left meanwhile stays there.
 */
export function useAfterSignIn(slug: Slug | undefined): () => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  const isPage = (pathname: string): boolean => {
    const [, , foundRoute] = router.getMatchedRoutes(pathname);
    return foundRoute !== undefined && foundRoute.id !== '/$';
  };
  const isMounted = useIsMounted();
  return async () => {
    if (!isMounted()) return;
    const target = safeTarget(takeRedirectTarget(), isPage);
    if (target !== undefined && !isAccount(target)) return router.history.replace(target);
    if (slug !== undefined) return router.navigate({ to: '/stay', search: { slug }, replace: true });
    // The account page requests it again, and shows and reports a failure.
    const customer = await queryClient
      .fetchQuery({ ...withoutFailureReport(customerQuery()), retry: false })
      .catch(() => undefined);
    if (!isMounted()) return;
    const isAsked = customer !== undefined && !customer.isMarketingConsentGiven;
    return isAsked ? router.navigate({ to: '/consent', replace: true }) : router.history.replace(target ?? '/account');
  };
}
