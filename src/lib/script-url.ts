interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
  /** Made once: a second policy of the same name is refused. */
  var receptionPolicy: ReturnType<TrustedTypes['createPolicy']> | undefined;
}

/** The worker of the app. */
export const WORKER = '/sw.js';

/** The loader of the bot challenge. */
export const CHALLENGE_LOADER = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

const allowed = new Set([WORKER, CHALLENGE_LOADER]);

/** Adds the loader of the card provider, whose address is configured; the card form calls it. */
export function allowCardLoader(address: string): void {
  allowed.add(address);
}

/** A loader that hung is asked for again under another address of the same file. */
const RETRY = /\?retry=\d{1,3}$/;

function allow(url: string): string {
  if (!allowed.has(url.replace(RETRY, ''))) throw new TypeError('Not a script of the app');
  return url;
}

/**
 * The address of a script, as browsers with Trusted Types want it. Throws TypeError for any address but the worker's and
 * the few loaders of third parties (S3, S9).
 */
export function scriptUrl(address: string): string {
  if (globalThis.trustedTypes === undefined) return allow(address);
  globalThis.receptionPolicy ??= globalThis.trustedTypes.createPolicy('app', { createScriptURL: allow });
  return globalThis.receptionPolicy.createScriptURL(address);
}
