/** Why there is no proof: the guest failed or took too long, or the service did not load. */
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

/** Tells guests from robots. */
export interface BotChallenge {
  /** A proof good for one call; shows itself in the container only when it must ask the guest. Rejects with ChallengeNotPassed. */
  readonly prove: (container: HTMLElement, email: string) => Promise<string>;
}
