import { CHALLENGE_LOADER, scriptUrl } from './script-url.ts';

import { ChallengeNotPassed } from './bot-challenge.ts';
import type { BotChallenge } from './bot-challenge.ts';

const LOAD_MS = 10_000;
/** On narrower pages the standard widget, 300 pixels wide, would overflow. */
const NARROW_PX = 380;

/** The part of Cloudflare's script that is used here. */
interface Turnstile {
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      appearance: 'interaction-only';
      size: 'compact' | 'flexible';
      language: string;
      callback: (token: string) => void;
      'error-callback': () => boolean;
      'expired-callback': () => void;
      'timeout-callback': () => void;
      'unsupported-callback': () => void;
    },
  ): string;
  remove(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** The page's language; 'auto' (the browser's) for Estonian, which Turnstile does not support. */
function languageOfPage(): string {
  const [language = 'auto'] = document.documentElement.lang.split('-');
  return language === 'et' ? 'auto' : language;
}

let loading: Promise<Turnstile> | undefined;

/** Loads Cloudflare's script once; a failed load can be repeated. */
function load(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (cause?: unknown): void => {
      clearTimeout(timer);
      loading = undefined;
      script.remove();
      reject(new ChallengeNotPassed('unreachable', cause));
    };
    const timer = setTimeout(fail, LOAD_MS);
    script.src = scriptUrl(CHALLENGE_LOADER);
    script.referrerPolicy = 'no-referrer';
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      if (window.turnstile) resolve(window.turnstile);
      else fail();
    });
    document.head.append(script);
  });
  return loading;
}

/** Cloudflare Turnstile: invisible to most guests, a checkbox for some. */
export const turnstile = (sitekey: string): BotChallenge => ({
  prove: async (container) => {
    const service = await load();
    return new Promise((resolve, reject) => {
      let widget = '';
      const end = (settle: () => void): void => {
        settle();
        service.remove(widget);
      };
      const fail = (problem: 'failed' | 'expired') => () => end(() => reject(new ChallengeNotPassed(problem)));
      widget = service.render(container, {
        sitekey,
        appearance: 'interaction-only',
        size: window.innerWidth < NARROW_PX ? 'compact' : 'flexible',
        language: languageOfPage(),
        callback: (token) => end(() => resolve(token)),
        'error-callback': () => {
          fail('failed')();
          return true;
        },
        'expired-callback': fail('expired'),
        'timeout-callback': fail('expired'),
        'unsupported-callback': fail('failed'),
      });
    });
  },
});
