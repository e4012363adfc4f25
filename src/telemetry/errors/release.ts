/** The release that reports name: the hash in the name of a build's first script tells what is in it. */
export const releaseOf = (firstScript: string): string =>
  `reception@${/-([\w-]{8})\.js/.exec(firstScript)?.[1] ?? 'unknown'}`;
