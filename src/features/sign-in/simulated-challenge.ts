import { simulatedFault } from '#data/fake-backend.ts';

import { ChallengeNotPassed } from '#lib/bot-challenge.ts';
import type { BotChallenge, ChallengeProblem } from '#lib/bot-challenge.ts';

const PROBLEMS: Readonly<Record<string, ChallengeProblem>> = {
  'challenge-fails': 'failed',
  'challenge-expires': 'expired',
  'challenge-unreachable': 'unreachable',
};

/** The problem that a tester's fault stands for. */
const problemOf = (ends: string): ChallengeProblem => {
  if (ends === 'status') return 'failed';
  return ends === 'timeout' ? 'expired' : 'unreachable';
};

/** Replaces the real challenge: every e-mail passes but those of scenarios, unless a tester has set a fault. */
export const simulatedChallenge: BotChallenge = {
  prove: async (_container, email) => {
    const ends = await simulatedFault('challenge');
    const problem = ends === null ? PROBLEMS[email.split('@')[0] ?? ''] : problemOf(ends);
    if (problem) throw new ChallengeNotPassed(problem);
    return 'simulated-proof';
  },
};
