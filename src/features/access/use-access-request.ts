import { useRef } from 'react';

import { ApiError } from '#api/api-error.ts';
import { reportFailure } from '#blocks/report-failure.ts';
import { useRequestAccess } from '#data/access/request-access.ts';
import type { AccessTarget } from '#data/access/request-access.ts';
import { exclusively } from '#lib/exclusively.ts';
import { sleep } from '#lib/sleep.ts';

import type { Refusal } from './door-state.ts';

export type Answer = 'accepted' | Refusal;

function refusalOf(error: unknown): Refusal {
  if (error instanceof ApiError && error.code === 'unit-access-too-many-attempts') return 'too-many-attempts';
  if (error instanceof ApiError && error.code === 'network') return 'unreachable';
  reportFailure(error);
  return 'failed';
}

/**
 * One gesture, one request (S50): the ref stops a second press before React has drawn the first.
 * Another tab may not send as long as the door, or the call, is under way: `holdMs` after the green light (S51).
 */
export function useAccessRequest({ slug, keyId }: AccessTarget, holdMs: number) {
  const { mutateAsync } = useRequestAccess();
  const isSending = useRef(false);

  async function ask(onAnswer: (answer: Answer) => void): Promise<void> {
    const answer = await mutateAsync({ slug, keyId }).then((): Answer => 'accepted', refusalOf);
    isSending.current = false;
    onAnswer(answer);
    if (answer === 'accepted') await sleep(holdMs);
  }

  async function askAlone(onAnswer: (answer: Answer) => void): Promise<void> {
    const hasRun = await exclusively(`door:${keyId}`, () => ask(onAnswer));
    if (hasRun) return;
    isSending.current = false;
    onAnswer('just-used');
  }

  /** Sends, unless a request of this door is on its way; tells whether it did. */
  return (onAnswer: (answer: Answer) => void): boolean => {
    if (isSending.current) return false;
    isSending.current = true;
    void askAlone(onAnswer);
    return true;
  };
}
