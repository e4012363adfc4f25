import { setupI18n } from '@lingui/core';

import { developmentBrand } from '#config/host.ts';
import { ENTERED, FOCUSED, LOOKUP_PART, RENDERING } from '#data/stay/first-answers.ts';
import type { FIRST_VIEW_PARTS, FirstViewInput } from '#data/stay/first-answers.ts';
import { nextKey } from '#domain/access/way-in.ts';
import { correctionFor, sleep, toInstant } from '#lib/time.ts';

import { doorView } from './door-view.ts';
import { lookupView } from './lookup-view.ts';
import { elementOf } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import { situationOf } from './situation.ts';
import type { Situation } from './situation.ts';
import { stayView } from './stay-view.ts';

type FirstViewPart = Exclude<(typeof FIRST_VIEW_PARTS)[number], typeof LOOKUP_PART>;

const OF_STAY = { 'stay-access': doorView, 'stay-index': stayView } satisfies Record<FirstViewPart, unknown>;
const VIEWS: Readonly<Partial<Record<string, typeof doorView>>> = OF_STAY;

/** What a page shows first, by the page's rules and messages; undefined where only the page can decide. */
export function firstViewOf(input: Omit<FirstViewInput, 'brand'>, deviceMs: number): Sketch | undefined {
  return viewOf(input, situationAt(input, deviceMs));
}

function viewOf({ part, locale, messages }: Omit<FirstViewInput, 'brand'>, situation: Situation | undefined) {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return part === LOOKUP_PART ? lookupView(i18n) : situation && VIEWS[part]?.(i18n, situation);
}

function situationAt({ answers, servedAt }: Pick<FirstViewInput, 'answers' | 'servedAt'>, deviceMs: number) {
  if (answers === undefined) return undefined;
  const correction = Number.isNaN(servedAt) ? 0 : correctionFor(servedAt, deviceMs);
  return situationOf(answers, toInstant(deviceMs + correction));
}

/** The second part whose files `/stay` needs: `stay-access`, when the stay has a next key to show (R2-167). */
export function otherPartOf(input: Pick<FirstViewInput, 'part' | 'answers' | 'servedAt'>, deviceMs: number) {
  return otherPart(input.part, situationAt(input, deviceMs));
}

const otherPart = (part: string, situation: Situation | undefined): string | undefined =>
  part === 'stay-index' && situation && nextKey(situation.stay, situation.now) ? 'stay-access' : undefined;

/**
 * Shows the guest the top of the page before the app comes. The app replaces it by the same text at the same place.
 * Once React renders it does nothing: what a guest types meanwhile would be lost. Returns whether there is a view.
 */
function draw(input: FirstViewInput, situation: Situation | undefined): boolean {
  const boot = document.getElementById('boot');
  if (boot === null || boot.hasAttribute(RENDERING)) return false;
  // The page begins with a notice where the guest asked for extras that are closed.
  const opened: unknown = history.state;
  const hasNotice = typeof opened === 'object' && opened !== null && 'areExtrasClosed' in opened;
  const view = hasNotice ? undefined : viewOf(input, situation);
  document.getElementById('first-view')?.remove();
  boot.classList.toggle('boot-seen', view !== undefined);
  if (view === undefined) return false;
  document.documentElement.dataset['brand'] = input.brand ?? developmentBrand(window.location.hostname);
  const frame = document.createElement('main');
  frame.id = 'first-view';
  // Below the room of the bar with the brand.
  frame.className = 'pt-14 wide:pt-[4.3125rem]';
  frame.append(elementOf(view));
  // Only the app sends a form. When it comes, it looks whether the guest has pressed Enter.
  frame.addEventListener('keydown', ({ key }) => key === 'Enter' && frame.setAttribute(ENTERED, ''));
  // A guest who types on after Enter has not done with the form.
  frame.addEventListener('input', () => frame.removeAttribute(ENTERED));
  frame.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) frame.setAttribute(FOCUSED, target.name);
  });
  boot.before(frame);
  return true;
}

/** Resolves when the guest sees what is drawn next; never in a browser that does not report its largest content. */
const nextSeen = (): Promise<void> =>
  new Promise((done) => {
    const since = performance.now();
    const tell = (list: PerformanceObserverEntryList): void => {
      if (list.getEntries().some(({ startTime }) => startTime >= since)) done();
    };
    new PerformanceObserver(tell).observe({ type: 'largest-contentful-paint' });
  });

globalThis.receptionFirstView = async (input) => {
  const situation = situationAt(input, Date.now());
  // Two tasks: together they would keep a touch on a slow phone waiting.
  await sleep(0);
  const seen = nextSeen();
  const isDrawn = draw(input, situation);
  return { otherPart: otherPart(input.part, situation), seen: isDrawn ? seen : Promise.resolve() };
};

/** The boot script asks for the app. Should that script not come, this file does, after so long. */
const WITHOUT_BOOT_MS = 1_000;

/** The app's file. A build writes it into the page; elsewhere the page asks for the app itself. */
const app = globalThis.document?.querySelector('script[data-app]')?.getAttribute('data-app');

if (app) setTimeout(() => void import(/* @vite-ignore */ app).catch(() => {}), WITHOUT_BOOT_MS);
