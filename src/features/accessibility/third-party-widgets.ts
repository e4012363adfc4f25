import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import type { Settings } from '#config/settings.ts';
import { THIRD_PARTIES } from '#config/third-parties.ts';
import type { ThirdParty } from '#config/third-parties.ts';

/** What a third party renders on a page; null for those that render nothing. */
const WIDGETS: Readonly<Record<ThirdParty['id'], MessageDescriptor | null>> = {
  'card-provider': msg`the fields for card number and CVV`,
  messenger: msg`the chat`,
  'bot-challenge': msg`the sign-in protection`,
  analytics: null,
  'error-reports': null,
  pictures: null,
  plan: null,
};

/** The widgets of third parties that guests of the brand meet, as far as the operator has switched them on (R1-39). */
export const thirdPartyWidgets = ({
  brand,
  thirdParties,
}: Pick<Settings, 'thirdParties'> & { brand: Pick<Settings['brand'], 'id'> }): {
  message: MessageDescriptor;
  company: string | null;
}[] =>
  THIRD_PARTIES.flatMap(({ id, company, configuredBy, isMainBrandOnly }) => {
    const message = WIDGETS[id];
    const isOn = configuredBy === null || thirdParties[configuredBy] !== undefined;
    const isOfBrand = brand.id === 'main' || !isMainBrandOnly;
    return message !== null && isOn && isOfBrand ? [{ message, company }] : [];
  });
