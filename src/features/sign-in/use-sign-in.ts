import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { ApiError } from '#api/api-error.ts';
import type { CodePage } from '#domain/account/code-sent.ts';
import { reportFailure } from '#telemetry/report-failure.ts';
import { useSettings } from '#config/settings.ts';
import { loadBotChallenge, requestCode, resendCode, signIn } from '#data/sign-in/authentication.ts';
import { nowInstant } from '#lib/clock.ts';
import { forgetCodeSent, storeCodeSent, readCodeSent } from '#session/pending-sign-in.ts';
import { currentLogin, logIn, useIsLoggedIn } from '#session/login.ts';
import { sinceForgotten } from '#session/forget-everything.ts';
import { track } from '#telemetry/tell.ts';

import { awaitedCode, nextSignInState, signInBegins } from './sign-in-state.ts';
import type { SignInEvent, SignInTask, Trouble } from './sign-in-state.ts';

/** Sign-in by one-time code: the state, and one call for each new task of it (R7-13 to R7-19). */
export function useSignIn(page: CodePage, afterSignIn: () => Promise<void>) {
  const settings = useSettings();
  const [state, setState] = useState(() => signInBegins(readCodeSent(page)));
  // Two presses within a frame both arrive before React shows the first: the second must find the state after it.
  const latest = useRef(state);
  const challengePlace = useRef<HTMLDivElement>(null);

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
    if (!challengePlace.current) throw new TypeError('The bot challenge has no place');
    const isForgotten = sinceForgotten();
    const challenge = await loadBotChallenge(settings);
    const proof = await challenge.prove(challengePlace.current, email);
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
    /** Where the challenge shows itself when it must. */
    challengePlace,
    ask: (email: string) => dispatch({ type: 'ask', email, now: nowInstant() }),
    enter: (code: string) => dispatch({ type: 'enter', code }),
    correct: () => dispatch({ type: 'correct' }),
  };
}

/** The server's refusal of a wrong code (R5-16, R8-03), or any other failure. */
const troubleOf = (error: unknown): Trouble =>
  error instanceof ApiError && error.code === 'wrong-verification-code'
    ? { kind: 'wrong-code' }
    : { kind: 'failure', error };
