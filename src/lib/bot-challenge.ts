/** Why the challenge was not passed: the guest failed or took too long, or the service did not load. */
export type ChallengeProblem = 'failed' | 'expired' | 'unreachable';

/** A challenge that gave no proof (R7-20). */
export class ChallengeNotPassed extends Error {
  override readonly name = 'ChallengeNotPassed';
  readonly problem: ChallengeProblem;

  constructor(problem: ChallengeProblem, cause?: unknown) {
    super(`The bot challenge was not passed: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** Distinguishes guests from bots. */
export interface BotChallenge {
  /**
   * Resolves to a token for one call; shows a challenge in the container only if necessary. Rejects with
   * ChallengeNotPassed.
   */
  readonly prove: (container: HTMLElement, email: string) => Promise<string>;
}
