import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { reportFailure } from '#blocks/report-failure.ts';
import { useSettings } from '#config/settings.tsx';
import { requestCode, resendCode, signIn } from '#data/sign-in/authentication.ts';
import { loadBotChallenge } from '#data/sign-in/load-bot-challenge.ts';
import { untilNextCode } from '#domain/account/code-sent.ts';
import { nowInstant } from '#lib/clock.ts';
import { useOnce } from '#lib/use-once.ts';
import { currentLogin, logIn } from '#session/login.ts';
import { track } from '#telemetry/tell.ts';

import { isWrongCode } from './is-wrong-code.ts';
import { useLoginElsewhere } from './use-login-elsewhere.ts';
import { useSentCode } from './use-sent-code.ts';

/** Sign-in by one-time code: ask, ask again, enter; each press is one call (R7-13 to R7-19). */
export function useSignIn(goOn: () => Promise<void>) {
  const { environment } = useSettings();
  const { sent, isCorrecting, awaitCode, correct } = useSentCode();
  const [email, setEmail] = useState(sent?.email ?? '');
  const place = useRef<HTMLDivElement>(null);
  const once = useOnce();
  const lastTyped = useRef('');

  async function prove(email: string): Promise<string> {
    if (!place.current) throw new TypeError('The bot challenge has no place');
    return (await loadBotChallenge(environment)).prove(place.current, email);
  }
  const ask = useMutation({
    mutationFn: async (address: string) => {
      const before = sent?.email === address ? sent : undefined;
      // The address was right after all, and its code is on the way.
      if (isCorrecting && before && untilNextCode(before, nowInstant()) > 0) return awaitCode(before);
      const key = isCorrecting ? undefined : before?.idempotencyKey;
      const proof = await prove(address);
      const idempotencyKey =
        key === undefined ? await requestCode(address, proof) : await resendCode(address, key, proof);
      // Nobody who has signed in meanwhile, in another tab, waits for it.
      if (currentLogin() === undefined) awaitCode({ email: address, idempotencyKey, at: nowInstant() });
    },
    onError: (error) => reportFailure(error),
  });
  /** A wrong code is no answer to the one that was typed meanwhile: that one is checked next. */
  async function check(email: string, code: string): Promise<string> {
    try {
      return await signIn(email, code);
    } catch (error) {
      if (!isWrongCode(error) || lastTyped.current === code) throw error;
      return check(email, lastTyped.current);
    }
  }
  const enter = useMutation({
    mutationFn: async (code: string) => {
      if (sent === undefined) return;
      if (!logIn(await check(sent.email, code))) throw new TypeError('The token is no token');
      track('User Authenticated', {});
      await goOn();
    },
    onError: (error) => {
      if (!isWrongCode(error)) reportFailure(error);
    },
  });
  const isOurs = enter.isPending || enter.isSuccess;
  const isElsewhere = useLoginElsewhere(isOurs, () => void goOn().catch(reportFailure));
  function submit(code: string): Promise<void> {
    ask.reset();
    return enter.mutateAsync(code);
  }
  return {
    /** The code to enter; undefined while it is the address that is asked for. */
    sent: isCorrecting ? undefined : sent,
    /** As it was typed last. */
    email,
    /** Where the challenge shows itself when it must. */
    place,
    ask: (address: string) =>
      once(() => {
        setEmail(address);
        enter.reset();
        lastTyped.current = '';
        // Without a new code the one that was typed meanwhile still counts.
        return ask.mutateAsync(address).catch(() => (lastTyped.current === '' ? undefined : submit(lastTyped.current)));
      }),
    enter: (code: string) => {
      lastTyped.current = code;
      once(() => submit(code));
    },
    isAsking: ask.isPending,
    /** Signed in, or about to be, here or in another tab. */
    isEntering: isOurs || isElsewhere,
    askError: ask.error,
    enterError: enter.error,
    /** Back to the address, to correct it. */
    startOver: () => {
      correct();
      ask.reset();
      enter.reset();
    },
  };
}
