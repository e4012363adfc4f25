import { ChallengeNotPassed } from './bot-challenge.ts';
import type { BotChallenge, ChallengeProblem } from './bot-challenge.ts';

const PROBLEMS: Readonly<Record<string, ChallengeProblem>> = {
  'challenge-fails': 'failed',
  'challenge-expires': 'expired',
  'challenge-unreachable': 'unreachable',
};

/** Replaces the real challenge: a scenario's e-mail has its problem, every other e-mail passes. */
export const simulatedChallenge: BotChallenge = {
  prove: async (_place, email) => {
    const problem = PROBLEMS[email.split('@')[0] ?? ''];
    if (problem) throw new ChallengeNotPassed(problem);
    return 'simulated-proof';
  },
};
