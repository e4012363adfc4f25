import type { I18n } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import { clockWords, doorName, roomPlace, spokenCode, whereabouts } from '#blocks/messages/place-words.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import { timeLeft } from '#domain/access/access-end.ts';
import { doorsOf } from '#domain/access/doors-of.ts';
import { roomBehind } from '#domain/access/integrations.ts';
import { keyReadiness } from '#domain/access/key-readiness.ts';
import { sharedState } from '#domain/access/shared-state.ts';
import { canWalkIn, wayIn } from '#domain/access/way-in.ts';
import { luggageBeforeArrival } from '#domain/access/luggage.ts';
import { isPaymentDue } from '#domain/access/payment-due.ts';
import type { Property } from '#domain/property/property.ts';
import { elevatorWorksUntil } from '#domain/property/elevator-works.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import { formattersOf } from '#i18n/format.ts';
import { HOUR, isBefore } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { codeGroups, codeSize } from '#ui/code-groups.ts';

import { cardSketch, grey, sketch } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import type { Situation } from './situation.ts';

const FRAME = { className: '@container w-full' };
const CODE = {
  className:
    'flared flex flex-wrap items-center gap-x-[0.36em] gap-y-1 leading-none font-[640] tracking-[0.03em] tabular-nums lining-nums',
};
const KEY = {
  className:
    'grid h-[0.86em] min-w-[0.86em] place-items-center rounded-[0.22em] border-[max(2px,0.04em)] border-b-[max(4px,0.085em)] border-ink px-[0.14em] tracking-normal',
};

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

/** A code that opens its door now and for an hour more: the page counts the last hour down. */
function openingCode(door: AccessKey, { stay, now }: Situation): string | null {
  const isReady = door.accessType === 'code' && keyReadiness(door, now, stay.state).state === 'ready';
  const left = door.validToDate === null ? Infinity : timeLeft(door.validToDate, now, stay.checkOutDate);
  return isReady && left >= HOUR ? door.code : null;
}

/** What to type, and until when it opens where that is not said for all doors. */
function instruction(
  i18n: I18n,
  { keypadButton, validToDate }: AccessKey,
  { property }: Situation,
  isSaid: boolean,
): Sketch {
  const words =
    keypadButton === null
      ? i18n._(msg`Type the code.`)
      : i18n._({ ...msg({ message: 'Type the code, then press <0>{keypadButton}</0>.' }), values: { keypadButton } });
  const [before = '', key = '', after = ''] = words.split(/<\/?0>/);
  const isHere = !isSaid && property && validToDate;
  const when = isHere && formattersOf(i18n.locale).dayTime(validToDate, property.timezone);
  return sketch(
    'p',
    'text-body text-balance text-soft',
    before,
    ...(key === '' ? [] : [sketch('b', 'text-ink', key)]),
    `${after} `,
    when ? i18n._(msg`Works until ${when}.`) : '',
  );
}

/** The code as large as it fits, and its button. */
function codeSketch(i18n: I18n, code: string, keypadButton: string | null): Sketch {
  const groups = codeGroups(code);
  const key =
    keypadButton === null || keypadButton === ''
      ? []
      : [sketch('span', KEY.className, sketch('span', 'text-[0.5em] leading-none font-semibold', keypadButton))];
  return sketch('div', FRAME.className, sketch('span', 'sr-only', spokenCode(i18n, code, keypadButton)), {
    ...sketch(
      'div',
      CODE.className,
      sketch('span', '', ...groups.map((group) => sketch('span', 'not-last:me-[0.36em]', group))),
      ...key,
    ),
    isSilent: true,
    fontSize: codeSize(groups, keypadButton),
  });
}

/** A short text in a pill. */
const pillSketch = (look: string, ...children: readonly (Sketch | string)[]): Sketch =>
  sketch(
    'span',
    `${look} inline-flex max-w-full items-center gap-1.5 rounded-[1em] border border-transparent px-2.5 py-0.75 text-note leading-snug font-semibold tabular-nums`,
    ...children,
  );

/** The first door with its code. The page adds its icon, the button to copy, and help. */
function doorSketch(i18n: I18n, door: AccessKey, code: string, situation: Situation, isSaid: boolean): Sketch {
  const { stay } = situation;
  const room = roomBehind(door, stay.integrations.commonDoors);
  const name = sketch(
    'span',
    'flex items-center gap-2',
    sketch('span', 'size-5 shrink-0'),
    sketch('span', 'min-w-0', doorName(i18n, door, stay)),
  );
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
        sketch(
          'div',
          'flex flex-col items-start gap-2.5',
          codeSketch(i18n, code, door.keypadButton),
          instruction(i18n, door, situation, isSaid),
        ),
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
  const clocks = property ? clockWords(i18n, property.city, property.timezone, situation.now) : null;
  return sketch(
    'div',
    'page-frame',
    sketch(
      'span',
      'page-back',
      sketch('span', 'size-5 shrink-0'),
      i18n._(msg({ message: 'Stay', context: 'navigation' })),
    ),
    ...(clocks === null ? [] : [sketch('div', 'page-pill', pillSketch('bg-info-tint text-info', clocks))]),
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
