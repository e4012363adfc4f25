import type { I18n } from '@lingui/core';

import { stayFacts } from '#blocks/messages/place-words.ts';
import { haveKeysEnded } from '#domain/access/keys-ended.ts';
import { nextKey } from '#domain/access/next-key.ts';
import { isPaymentDue } from '#domain/access/payment-due.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';

import { cardSketch, grey, sketch } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import type { Situation } from './situation.ts';

/** The top of a stay's page: which stay it is (R2-79), and the shape of what follows. */
export function stayView(i18n: I18n, { stay, property, now }: Situation): Sketch | undefined {
  // Its name is the largest text.
  if (stay.isCancelled || property === undefined) return undefined;
  const isLow =
    isOver(stayPhase(stay, now, property.timezone)) ||
    haveKeysEnded(stay, now) ||
    nextKey(stay, now) !== undefined ||
    isPaymentDue(stay, now);
  return sketch(
    'div',
    'page-frame wide:pt-8',
    sketch(
      'div',
      'grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2 wide:gap-6',
      sketch(
        'section',
        'min-w-0 rounded-card bg-card shadow-card forced-colors:border overflow-hidden flex flex-col',
        sketch('div', `grow bg-tint wide:order-last wide:aspect-7/3 wide:h-auto ${isLow ? 'h-30' : 'h-38'}`),
        sketch(
          'div',
          'flex flex-col gap-2 p-4.5 wide:p-6',
          sketch('h1', 'text-title', property.name),
          sketch('p', 'text-body text-soft', stayFacts(i18n, stay, property)),
          sketch('div', 'mt-2 flex justify-between', grey('h-11 w-1/3 rounded-tile'), grey('h-11 w-1/3 rounded-tile')),
        ),
      ),
      cardSketch(
        grey('h-6 w-2/5 rounded-tile'),
        grey('h-8 w-4/5 rounded-tile'),
        grey('h-8 w-3/5 rounded-tile'),
        grey('mt-2 h-11 rounded-full'),
      ),
    ),
  );
}
