import type { I18n, MessageDescriptor } from '@lingui/core';

import { msg, t } from '@lingui/core/macro';

import type { cleaningPrice } from '#domain/cleaning/cleaning.ts';

/** What is wrong with the day that is chosen, or not (R5-23). */
export const DAY_PROBLEM = msg`Please choose a day.`;

/** What is wrong with the hour (R5-24, R8-48). */
export const TIME_PROBLEMS: Readonly<Record<'required' | 'taken', MessageDescriptor>> = {
  required: msg`Please choose a time.`,
  taken: msg`That time has just been taken. Please choose another one.`,
};

/** What the next cleaning costs; how many are free is not said (R9-13, R9-14). */
export function priceSentence(i18n: I18n, kind: ReturnType<typeof cleaningPrice>, price: string): string {
  switch (kind) {
    case 'free':
      return t(i18n)`Your next cleaning is free.`;
    case 'after-free':
      return t(i18n)`Your free cleanings are used up. The next one costs ${price}.`;
    case 'paid':
      return t(i18n)`A cleaning costs ${price}.`;
  }
}
