import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import type { ThirdParties } from '#config/settings.tsx';
import { THIRD_PARTIES } from '#config/third-parties.ts';
import type { ThirdParty } from '#config/third-parties.ts';

/** What a guest uses of a third party on a page of the app; null for those who show nothing there. */
const SHOWN: Readonly<Record<ThirdParty['id'], MessageDescriptor | null>> = {
  'card-provider': msg`the fields for card number and CVV`,
  messenger: msg`the chat`,
  'bot-challenge': msg`the protection of the sign-in`,
  analytics: null,
  'error-reports': null,
  pictures: null,
  plan: null,
};

/** What other companies show within the app, as far as the operator has switched it on (R1-39). */
export const partsOfOthers = (configured: ThirdParties): { words: MessageDescriptor; company: string | null }[] =>
  THIRD_PARTIES.flatMap(({ id, company, configuredBy }) => {
    const words = SHOWN[id];
    const isOn = configuredBy === null || configured[configuredBy] !== undefined;
    return words !== null && isOn ? [{ words, company }] : [];
  });
