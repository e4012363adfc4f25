import { setupI18n } from '@lingui/core';

import { developmentBrand } from '#config/development-api.ts';
import type { FirstViewInput } from '#data/stay/first-answers.ts';
import { correctionFor } from '#lib/skew.ts';
import { toInstant } from '#lib/time.ts';

import { doorView } from './door-view.ts';
import { draw } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import { situationOf } from './situation.ts';
import { stayView } from './stay-view.ts';

const VIEWS: Readonly<Partial<Record<string, typeof doorView>>> = { 'stay-access': doorView, 'stay-index': stayView };

/** What a page shows first, by the page's rules and messages; undefined where only the page can decide. */
export function firstViewOf(
  { part, answers, servedAt, locale, messages }: Omit<FirstViewInput, 'brand'>,
  deviceMs: number,
): Sketch | undefined {
  const view = VIEWS[part];
  const correction = Number.isNaN(servedAt) ? 0 : correctionFor(servedAt, deviceMs);
  const situation = situationOf(answers, toInstant(deviceMs + correction));
  return situation && view?.(setupI18n({ locale, messages: { [locale]: messages } }), situation);
}

/**
 * Shows the guest the top of the page before the app comes. The app replaces it by the same text at the same place.
 * After the app's first frame it does nothing.
 */
function showFirstView(input: FirstViewInput): void {
  const boot = document.getElementById('boot');
  // The page begins with a notice where the guest asked for extras that are closed.
  const opened: unknown = history.state;
  const hasNotice = typeof opened === 'object' && opened !== null && 'areExtrasClosed' in opened;
  const view = hasNotice ? undefined : firstViewOf(input, Date.now());
  if (boot === null || view === undefined) return;
  document.documentElement.dataset['brand'] = input.brand ?? developmentBrand(window.location.hostname);
  const frame = document.createElement('main');
  frame.id = 'first-view';
  // Below the room of the bar with the brand.
  frame.className = 'pt-14 wide:pt-[4.3125rem]';
  frame.append(draw(view));
  boot.before(frame);
  boot.classList.add('boot-seen');
}

globalThis.receptionFirstView = showFirstView;
