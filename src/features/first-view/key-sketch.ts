import type { I18n } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import { clocksText, doorName, spokenCode } from '#components/messages/place-messages.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import { timeLeft } from '#domain/access/access-end.ts';
import { keyReadiness } from '#domain/access/key-readiness.ts';
import { formattersOf } from '#i18n/format.ts';
import { HOUR } from '#lib/time.ts';
import { codeGroups, codeSize } from '#ui/code-groups.ts';

import { sketch } from './sketch.ts';
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

/** A code that opens its door now and for an hour more: the page counts the last hour down. */
export function openingCode(door: AccessKey, { stay, now }: Situation): string | null {
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

/** The two clocks of a guest whose own differs from the property's; nothing until its zone is known. */
export function clocksSketch(i18n: I18n, { property, now }: Situation): Sketch | undefined {
  const clocks = property ? clocksText(i18n, property.city, property.timezone, now) : null;
  return clocks === null ? undefined : pillSketch('bg-info-tint text-info', clocks);
}

/** The name of a door, with room for the icon that the page adds. */
export const doorNameSketch = (i18n: I18n, door: AccessKey, { stay }: Situation): Sketch =>
  sketch(
    'span',
    'flex items-center gap-2',
    sketch('span', 'size-5 shrink-0'),
    sketch('span', 'min-w-0', doorName(i18n, door, stay)),
  );

/** How a door opens by its code; `isSaid` where the page says elsewhere until when. The page adds the button to copy. */
export const openingSketch = (
  i18n: I18n,
  door: AccessKey,
  code: string,
  situation: Situation,
  isSaid: boolean,
): Sketch =>
  sketch(
    'div',
    'flex flex-col items-start gap-2.5',
    codeSketch(i18n, code, door.keypadButton),
    instruction(i18n, door, situation, isSaid),
  );
