import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { reportFailure } from '#blocks/report-failure.ts';
import { useSettings } from '#config/settings.tsx';
import { requestCode, resendCode, signIn } from '#data/sign-in/authentication.ts';
import { loadBotChallenge } from '#data/sign-in/bot-challenge.ts';
import { nowInstant } from '#lib/clock.ts';
import type { Instant } from '#lib/time.ts';
import { useOnce } from '#lib/use-once.ts';
import { logIn } from '#session/login.ts';

/** A code on its way. */
export interface CodeSent {
  readonly email: string;
  readonly idempotencyKey: string;
  readonly at: Instant;
}

/** Sign-in by one-time code: ask, ask again, enter; each press is one call (R7-13 to R7-19). */
export function useSignIn(onSignedIn: () => Promise<void>) {
  const { environment } = useSettings();
  const [sent, setSent] = useState<CodeSent>();
  const [email, setEmail] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const once = useOnce();

  async function prove(email: string): Promise<string> {
    if (!place.current) throw new TypeError('The bot challenge has no place');
    return (await loadBotChallenge(environment)).prove(place.current, email);
  }
  const ask = useMutation({
    mutationFn: async (address: string) => {
      const key = sent?.email === address ? sent.idempotencyKey : undefined;
      const proof = await prove(address);
      const idempotencyKey =
        key === undefined ? await requestCode(address, proof) : await resendCode(address, key, proof);
      setSent({ email: address, idempotencyKey, at: nowInstant() });
    },
    onError: reportFailure,
  });
  const enter = useMutation({
    mutationFn: async (code: string) => {
      if (sent === undefined) return;
      if (!logIn(await signIn(sent.email, code))) throw new TypeError('The token is no token');
      await onSignedIn();
    },
  });
  return {
    sent,
    /** As it was typed last. */
    email,
    /** Where the challenge shows itself when it must. */
    place,
    ask: (address: string) =>
      once(() => {
        setEmail(address);
        enter.reset();
        return ask.mutateAsync(address);
      }),
    enter: (code: string) => once(() => enter.mutateAsync(code)),
    isAsking: ask.isPending,
    isEntering: enter.isPending || enter.isSuccess,
    askError: ask.error,
    enterError: enter.error,
    /** Back to the address, to correct it. */
    startOver: () => {
      setSent(undefined);
      ask.reset();
      enter.reset();
    },
  };
}
