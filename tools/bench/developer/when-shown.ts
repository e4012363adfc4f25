import type { Page } from 'playwright';

/** Elements of a kind, one of which has this within its text or its label. */
export interface Part {
  readonly selector: string;
  readonly text: string;
}

declare global {
  /** Takes the moment that a page notes; Playwright makes it. */
  var receptionTell: ((moment: number) => void) | undefined;
}

/** Runs in the page: tells the moment of the first frame with all parts, in milliseconds since 1970. */
function watchParts(parts: readonly Part[]): void {
  const isThere = ({ selector, text }: Part): boolean =>
    [...document.querySelectorAll(selector)].some((each) => `${each.ariaLabel} ${each.textContent}`.includes(text));
  const look = (): void => {
    if (parts.every(isThere)) globalThis.receptionTell?.(performance.timeOrigin + performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The same clock in this process. */
export const momentNow = (): number => performance.timeOrigin + performance.now();

const LONGEST_MS = 60_000;

/**
 * Has a page itself note when it shows something: Playwright looks again only after up to half a second. `act` leads to
 * it; the result is the moment it is there, in milliseconds since 1970.
 */
export async function shownMoments(page: Page, onLoad: readonly Part[]) {
  let take: (moment: number) => void = () => {};
  await page.exposeFunction('receptionTell', (moment: number) => take(moment));
  await page.addInitScript(watchParts, onLoad);
  const momentAfter = (parts: readonly Part[], act: () => unknown): Promise<number> =>
    new Promise((resolve, reject) => {
      const tellLate = async (): Promise<never> => {
        const awaited = parts.map(({ text }) => text).join(', ');
        const shown = await page.evaluate(() => document.body.innerText).catch(String);
        throw new Error(`${page.url()} does not show ${awaited}. It shows:\n${shown.slice(0, 500)}`);
      };
      const late = setTimeout(() => void tellLate().catch(reject), LONGEST_MS);
      take = (moment) => {
        clearTimeout(late);
        resolve(moment);
      };
      Promise.resolve(act()).catch(reject);
    });
  return {
    /** `act` loads the page. */
    ofLoad: (act: () => unknown): Promise<number> => momentAfter(onLoad, act),
    /** `act` changes the page that is there. */
    ofChange: async (parts: readonly Part[], act: () => unknown): Promise<number> => {
      await page.evaluate(watchParts, parts);
      return momentAfter(parts, act);
    },
  };
}
