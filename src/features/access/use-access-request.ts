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

function answerOf(outcome: Outcome<void>): Answer {
  if (outcome.kind === 'sent') return 'accepted';
  if (outcome.kind === 'busy-elsewhere') return 'just-used';
  if (outcome.kind === 'offline') return 'unreachable';
  const { error } = outcome;
  if (error instanceof ApiError && error.code === 'unit-access-too-many-attempts') return 'too-many-attempts';
  if (error instanceof ApiError && error.code === 'network') return 'unreachable';
  reportFailure(error);
  return 'failed';
}

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
          onAnswer(answerOf(outcome));
          if (outcome.kind === 'sent') await sleep(holdMs);
        },
      });
    });
}
