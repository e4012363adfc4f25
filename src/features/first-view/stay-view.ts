import type { I18n } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import { stayFacts } from '#components/messages/place-messages.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import { haveKeysEnded, isPaymentDue } from '#domain/access/doors.ts';
import { nextKey } from '#domain/access/way-in.ts';
import { isStayingInEveryZone, stayHour, isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { formattersOf } from '#i18n/format.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { clocksSketch, doorNameSketch, openingCode, openingSketch } from './key-sketch.ts';
import { cardSketch, grey, sketch } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import type { Situation } from './situation.ts';

/** Each is a line. */
const BLOCK = { bold: { className: 'block font-semibold' }, small: { className: 'block text-body' } };

/** Both ends of the stay, as `StayEnds` draws them; the page adds the arrow. */
function endsSketch(i18n: I18n, { startDate, endDate }: Stay, zone: ZoneId): readonly Sketch[] {
  const { day, time } = formattersOf(i18n.locale);
  const end = (look: string, when: Instant | null, hour: string): Sketch =>
    sketch(
      'p',
      look,
      sketch('span', BLOCK.bold.className, day(when, zone)),
      sketch('span', 'text-body text-soft', hour),
    );
  return [
    end('', startDate, i18n._(msg`from ${time(startDate, zone)}`)),
    sketch('span', 'size-5 shrink-0'),
    end('text-end', endDate, i18n._(msg`until ${time(endDate, zone)}`)),
  ];
}

/** The key that the page begins with (R2-167), and its code. */
function openingKey(situation: Situation): { readonly door: AccessKey; readonly code: string } | undefined {
  const { stay, property, now } = situation;
  const isStaying = property ? stayHour(stay, now, property.timezone) === 'staying' : isStayingInEveryZone(stay, now);
  if (!isStaying || stay.state !== 'check-in-completed' || stay.invalidFields.includes('progress')) return undefined;
  const door = nextKey(stay, now);
  const code = door ? openingCode(door, situation) : null;
  return door && code !== null ? { door, code } : undefined;
}

/** The card of what is next, as it begins with the key. */
function keySketch(
  i18n: I18n,
  { door, code }: NonNullable<ReturnType<typeof openingKey>>,
  situation: Situation,
): Sketch {
  const clocks = clocksSketch(i18n, situation);
  return cardSketch(
    sketch(
      'div',
      'flex flex-wrap items-center justify-between gap-2',
      sketch('h2', 'min-w-0', i18n._(msg`What's Next`)),
      ...(clocks ? [clocks] : []),
    ),
    sketch(
      'article',
      'flex flex-col gap-3',
      sketch('h3', '', doorNameSketch(i18n, door, situation)),
      openingSketch(i18n, door, code, situation, door.validToDate === situation.stay.endDate),
    ),
  );
}

/** The shape of the card of what is next. */
const nextShape = (): Sketch =>
  cardSketch(
    grey('h-6 w-2/5 rounded-tile'),
    grey('h-8 w-4/5 rounded-tile'),
    grey('h-8 w-3/5 rounded-tile'),
    grey('mt-2 h-11 rounded-full'),
  );

/** A line of a text that has not come. */
const AWAITED = '\u00A0';

/** The top of a stay's page: which stay it is (R2-79), and what is next. */
export function stayView(i18n: I18n, situation: Situation): Sketch | undefined {
  const { stay, property, now } = situation;
  const key = openingKey(situation);
  // A code does not wait for the property's name, which is the largest text of any other stay.
  if (stay.isCancelled || (property === undefined && key === undefined)) return undefined;
  const isLow =
    (property && isOver(stayPhase(stay, now, property.timezone))) ||
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
        sketch('div', `grow bg-tint wide:order-last wide:aspect-3/1 wide:h-auto ${isLow ? 'h-30' : 'h-38'}`),
        sketch(
          'div',
          'flex flex-col gap-2 p-4.5 wide:p-6',
          sketch('h1', 'text-title', property?.name ?? AWAITED),
          sketch('p', 'text-body text-soft', stayFacts(i18n, stay, property)),
          sketch(
            'div',
            'mt-2 flex items-center justify-between gap-1',
            ...(property
              ? endsSketch(i18n, stay, property.timezone)
              : [sketch('p', '', AWAITED, sketch('span', BLOCK.small.className, AWAITED))]),
          ),
        ),
      ),
      key ? keySketch(i18n, key, situation) : nextShape(),
    ),
  );
}
