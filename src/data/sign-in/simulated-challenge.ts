import { ChallengeNotPassed } from './bot-challenge.ts';
import type { BotChallenge, ChallengeProblem } from './bot-challenge.ts';

const PROBLEMS: Readonly<Record<string, ChallengeProblem>> = {
  'challenge-fails': 'failed',
  'challenge-expires': 'expired',
  'challenge-unreachable': 'unreachable',
};

/** Stands in for the real challenge: whoever signs in as one of the scenarios has its problem, everybody else passes. */
export const simulatedChallenge: BotChallenge = {
  prove: async (_place, email) => {
    const problem = PROBLEMS[email.split('@')[0] ?? ''];
    if (problem) throw new ChallengeNotPassed(problem);
    return 'simulated-proof';
  },
};
