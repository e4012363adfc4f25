import { useQueryClient } from '@tanstack/react-query';

import { ApiError } from '#api/api-error.ts';
import { reportFailure } from '#telemetry/reporter.ts';
import { requestAccess } from '#data/access.ts';
import type { AccessTarget } from '#data/access.ts';
import { submit } from '#data/submit.ts';
import type { Outcome } from '#data/submit.ts';
import { sleep } from '#lib/time.ts';
import { useSingleFlight } from '#lib/async-hooks.ts';

import type { Refusal } from './remote-door-state.ts';

export type Answer = 'accepted' | Refusal;

/** The reasons of a refusal that the contract has, by status. */
const REASONS: Readonly<Record<number, Refusal>> = { 403: 'not-valid', 404: 'no-key', 429: 'too-many-attempts' };

/** The answer that an outcome stands for; the page has a text for each (D2). */
export function answerOf(outcome: Outcome<void>): Answer {
  switch (outcome.kind) {
    case 'sent':
      return 'accepted';
    case 'busy-elsewhere':
      return 'just-used';
    case 'offline':
    case 'wifi-sign-in':
      return outcome.kind;
    case 'refused':
      return refusalOf(outcome.error);
    case 'lost':
      return outcome.error instanceof ApiError && outcome.error.code === 'network' ? 'no-answer' : 'server-failed';
  }
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return 'failed';
  return error.code === 'unit-access-too-many-attempts'
    ? 'too-many-attempts'
    : (REASONS[error.status ?? 0] ?? 'failed');
}

/** Answers that are not reported, because the guest's network or too many attempts caused them. */
const EXPECTED: readonly Answer[] = ['wifi-sign-in', 'too-many-attempts', 'no-answer'];

/**
 * One gesture, one request (S50). Another tab may not send while the door, or the call, is under way. The lock is held
 * for `holdMs` after the green light (S51).
 */
export function useAccessRequest(target: AccessTarget, holdMs: number) {
  const queryClient = useQueryClient();
  const once = useSingleFlight();
  return (onSend: () => void, onAnswer: (answer: Answer) => void): void =>
    once(() => {
      onSend();
      return submit({
        lock: `door:${target.keyId}`,
        send: () => requestAccess(queryClient, target),
        settle: async (outcome) => {
          const answer = answerOf(outcome);
          if ('error' in outcome && !EXPECTED.includes(answer)) reportFailure(outcome.error);
          onAnswer(answer);
          if (outcome.kind === 'sent') await sleep(holdMs);
        },
      });
    });
}
