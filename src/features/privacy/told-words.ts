import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import type { ThirdParty } from '#config/third-parties.ts';

/** Why a third party is asked, and when. */
interface PartyWords {
  /** What it does for guests; those without a company's name are called so. */
  readonly name: MessageDescriptor;
  readonly why: MessageDescriptor;
  readonly when: MessageDescriptor;
}

export const PARTY_WORDS: Readonly<Record<ThirdParty['id'], PartyWords>> = {
  analytics: {
    name: msg`Statistics`,
    why: msg`Counts which pages and extras are used, so that we can improve the app.`,
    when: msg`Only if you allow statistics.`,
  },
  messenger: {
    name: msg`Chat`,
    why: msg`Carries the chat between you and our team.`,
    when: msg`When you open the chat, and then on every page if you allow that.`,
  },
  'error-reports': {
    name: msg`Error reports`,
    why: msg`Tells us what failed. A drawing of the page may come with it, without any of its text.`,
    when: msg`When the app fails.`,
  },
  'card-provider': {
    name: msg`Card payments`,
    why: msg`Takes your card number, so that we never see the number.`,
    when: msg`When you add a card.`,
  },
  'bot-challenge': {
    name: msg`Sign-in protection`,
    why: msg`Keeps programs from asking for sign-in codes.`,
    when: msg`When you ask for a sign-in code.`,
  },
  plan: {
    name: msg`Our partner for travel plans`,
    why: msg`Has ideas for your stay.`,
    when: msg`When you open your plan.`,
  },
  pictures: {
    name: msg`Servers of pictures`,
    why: msg`Hold pictures of apartments, extras and partners.`,
    when: msg`When a page shows such a picture.`,
  },
};

export const TOLD_WORDS: Readonly<Record<ThirdParty['data'][number], MessageDescriptor>> = {
  card: msg`card details`,
  'city-and-days': msg`city and days of your stay`,
  device: msg`kind of browser`,
  'e-mail': msg`e-mail address`,
  error: msg`what failed`,
  events: msg`what you look at and order`,
  house: msg`name and city of the building`,
  ids: msg`your member numbers`,
  'ip-address': msg`IP address`,
  messages: msg`your messages`,
  name: msg`your name`,
  page: msg`which page`,
};
