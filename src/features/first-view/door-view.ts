import type { I18n } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import { roomPlace, whereabouts } from '#components/messages/place-messages.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import { doorsOf, isPaymentDue } from '#domain/access/doors.ts';
import { roomBehind } from '#domain/access/integrations.ts';
import { sharedState } from '#domain/access/shared-state.ts';
import { canWalkIn, wayIn } from '#domain/access/way-in.ts';
import { luggageBeforeArrival } from '#domain/access/luggage.ts';
import type { Property } from '#domain/property/property.ts';
import { elevatorWorksUntil } from '#domain/property/elevator-works.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import { formattersOf } from '#i18n/format.ts';
import { isBefore } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

import { clocksSketch, doorNameSketch, openingCode, openingSketch } from './key-sketch.ts';
import { cardSketch, grey, sketch } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import type { Situation } from './situation.ts';

/** The link to the walk in, as `WalkLink` draws it. */
const WALK =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full text-center text-lead leading-tight text-balance border-[1.5px] border-transparent bg-accent text-on-accent px-5 py-3 font-semibold';

/** Whether the stay is over. Until the zone is known, its last hour decides: that is on its last day everywhere. */
const hasEnded = (stay: Stay, property: Property | undefined, now: Instant): boolean =>
  property === undefined
    ? stay.isCancelled || stay.endDate === null || !isBefore(now, stay.endDate)
    : isOver(stayPhase(stay, now, property.timezone));

/** The page has nothing to say before the doors: the guest may enter, and no notice is in the way. */
const isPlain = ({ stay, property, now }: Situation): boolean =>
  stay.state === 'check-in-completed' &&
  stay.checkOutDate === null &&
  doorsOf(stay).length > 0 &&
  !hasEnded(stay, property, now) &&
  !isPaymentDue(stay, now) &&
  (property === undefined || elevatorWorksUntil(property.key, now, property.timezone) === null) &&
  // Only whether there is a text; the method decides which.
  luggageBeforeArrival(stay, property?.checkInMethod ?? 'online', now) === null;

/** The first door with its code. The page adds its icon, the button to copy, and help. */
function doorSketch(i18n: I18n, door: AccessKey, code: string, situation: Situation, isSaid: boolean): Sketch {
  const { stay } = situation;
  const room = roomBehind(door, stay.integrations.commonDoors);
  const name = doorNameSketch(i18n, door, situation);
  const number = 'grid size-8.5 shrink-0 place-items-center rounded-full border border-transparent bg-tint';
  return sketch(
    'ol',
    'flex flex-col',
    sketch(
      'li',
      'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pb-3.5',
      {
        ...sketch('span', `${number} text-[min(var(--text-lead),20px)] font-bold text-accent tabular-nums`, '1'),
        isSilent: true,
      },
      sketch(
        'article',
        'min-w-0 rounded-card bg-card shadow-card forced-colors:border flex flex-col gap-3 p-4.5 wide:p-6',
        sketch('div', 'flex flex-wrap items-center justify-between gap-x-3 gap-y-2', sketch('h2', 'min-w-0', name)),
        ...(room ? [sketch('p', '-mt-2 text-body text-soft empty:hidden', roomPlace(i18n, room))] : []),
        openingSketch(i18n, door, code, situation, isSaid),
      ),
    ),
  );
}

/** Until when all keys work; its place, where the property's zone is not known yet. */
function untilSketch(i18n: I18n, until: Instant, { property }: Situation): Sketch {
  const when = property && formattersOf(i18n.locale).dayTime(until, property.timezone);
  return sketch(
    'p',
    'flex items-start gap-2 text-body font-semibold text-accent',
    sketch('span', 'size-5 shrink-0'),
    sketch('span', 'min-w-0', when ? i18n._(msg`All keys work until ${when}`) : '\u00A0'),
  );
}

/** The top of a door page without notices: where the doors are, and the first code if it opens now (R2-30). */
export function doorView(i18n: I18n, situation: Situation): Sketch | undefined {
  const { stay, property } = situation;
  if (!isPlain(situation)) return undefined;
  const [first] = wayIn(doorsOf(stay));
  const code = first ? openingCode(first, situation) : null;
  const shared = sharedState(doorsOf(stay), situation.now, stay.state);
  const clocks = clocksSketch(i18n, situation);
  return sketch(
    'div',
    'page-frame',
    sketch(
      'span',
      'page-back',
      sketch('span', 'size-5 shrink-0'),
      i18n._(msg({ message: 'Stay', context: 'navigation' })),
    ),
    ...(clocks ? [sketch('div', 'page-pill', clocks)] : []),
    sketch(
      'div',
      'flex flex-col gap-2',
      sketch('h1', '', i18n._(msg`Getting in`)),
      sketch('p', 'max-w-180 text-pretty text-soft', whereabouts(i18n, stay, property)),
    ),
    sketch(
      'div',
      'grid w-full max-w-280 grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] wide:gap-7',
      ...(first === undefined || code === null
        ? [cardSketch(grey('h-8 w-3/5 rounded-tile'), grey('h-11 rounded-tile'))]
        : [
            sketch(
              'div',
              'flex min-w-0 flex-col gap-4 wide:gap-5',
              ...(shared?.all === 'open' ? [untilSketch(i18n, shared.until, situation)] : []),
              ...(canWalkIn(stay, situation.now) ? [sketch('span', WALK, i18n._(msg`Walk me in`))] : []),
              doorSketch(i18n, first, code, situation, shared?.all === 'open'),
            ),
          ]),
    ),
  );
}
