interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
  /** Created once, because browsers refuse a second policy with the same name. */
  var receptionPolicy: ReturnType<TrustedTypes['createPolicy']> | undefined;
}

/** The app's service worker. */
export const WORKER = '/sw.js';

/** The loader of the bot challenge. */
export const CHALLENGE_LOADER = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

const allowed = new Set([WORKER, CHALLENGE_LOADER]);

/** Allows the configured loader of the card provider; called by the card form. */
export function allowCardLoader(address: string): void {
  allowed.add(address);
}

/** A retry uses another address for the same file. */
const RETRY = /\?retry=\d{1,3}$/;

function allow(url: string): string {
  if (!allowed.has(url.replace(RETRY, ''))) throw new TypeError('Not a script of the app');
  return url;
}

/**
 * A script address in the form required by Trusted Types. Throws TypeError except for the worker and the few loaders of
 * third parties (S3, S9).
 */
export function scriptUrl(address: string): string {
  if (globalThis.trustedTypes === undefined) return allow(address);
  globalThis.receptionPolicy ??= globalThis.trustedTypes.createPolicy('app', { createScriptURL: allow });
  return globalThis.receptionPolicy.createScriptURL(address);
}
