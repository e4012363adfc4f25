import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import type { Settings } from '#config/settings.ts';
import { THIRD_PARTIES } from '#config/third-parties.ts';
import type { ThirdParty } from '#config/third-parties.ts';

/** What a guest uses of a third party on a page; null for those who show nothing. */
const SHOWN: Readonly<Record<ThirdParty['id'], MessageDescriptor | null>> = {
  'card-provider': msg`the fields for card number and CVV`,
  messenger: msg`the chat`,
  'bot-challenge': msg`the protection of the sign-in`,
  analytics: null,
  'error-reports': null,
  pictures: null,
  plan: null,
};

/** What other companies show to guests of the brand, as far as the operator has switched it on (R1-39). */
export const partsOfOthers = ({
  brand,
  thirdParties,
}: Pick<Settings, 'thirdParties'> & { brand: Pick<Settings['brand'], 'id'> }): {
  words: MessageDescriptor;
  company: string | null;
}[] =>
  THIRD_PARTIES.flatMap(({ id, company, configuredBy, isMainBrandOnly }) => {
    const words = SHOWN[id];
    const isOn = configuredBy === null || thirdParties[configuredBy] !== undefined;
    const isMet = brand.id === 'main' || !isMainBrandOnly;
    return words !== null && isOn && isMet ? [{ words, company }] : [];
  });
