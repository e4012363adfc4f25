import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import type { StorageEntryName } from '#session/storage.ts';

/** What is stored on the device, what it is for, and until when. */
export interface StorageMessages {
  readonly what: MessageDescriptor;
  readonly why: MessageDescriptor;
  readonly until: MessageDescriptor;
}

const UNTIL_TAB = msg`Until you close the tab`;
const UNTIL_SIGNED_IN = msg`Until you sign in or close the tab`;
const UNTIL_FORGOTTEN = msg`Until you choose to forget everything`;
const UNTIL_STAY_FORGOTTEN = msg`Until you sign out, open another stay or choose to forget the stay`;

/** A new row of `STORAGE_ENTRIES` needs its texts here: without them this does not compile (R1-36). */
export const STORAGE_MESSAGES: Readonly<Record<StorageEntryName, StorageMessages>> = {
  currentStay: {
    what: msg`The link to your stay`,
    why: msg`Opens your stay without the link from your e-mail.`,
    until: msg`Until you choose to forget the stay`,
  },
  savedStay: {
    what: msg`Door codes, Wi-Fi and address of your stay`,
    why: msg`Let you in without a connection.`,
    until: msg`Codes until they expire; the rest until you sign out, open another stay or forget this stay`,
  },
  accessToken: {
    what: msg`Your sign-in`,
    why: msg`Keeps you signed in on this device.`,
    until: msg`Until you sign out or your sign-in expires`,
  },
  codeSent: {
    what: msg`The e-mail address you are signing in with`,
    why: msg`Lets you enter the code after you have read our e-mail.`,
    until: UNTIL_SIGNED_IN,
  },
  redirectTarget: {
    what: msg`The page you wanted to open`,
    why: msg`Takes you to that page after you have signed in.`,
    until: UNTIL_SIGNED_IN,
  },
  pendingOrder: {
    what: msg`Your unfinished order`,
    why: msg`Keeps your choice when the page is loaded again.`,
    until: UNTIL_TAB,
  },
  guestDetails: {
    what: msg`Your check-in details`,
    why: msg`Keeps what you have typed when the page is loaded again.`,
    until: msg`Until you send your details or close the tab`,
  },
  pendingCard: {
    what: msg`A card your bank is still checking`,
    why: msg`Finishes adding the card when you come back from your bank.`,
    until: msg`For two hours at most`,
  },
  customRequests: {
    what: msg`What you have asked us for`,
    why: msg`Shows you that we have your request.`,
    until: UNTIL_STAY_FORGOTTEN,
  },
  calendarFiles: {
    what: msg`What you have added to your calendar`,
    why: msg`Lets your calendar replace the old times with new ones.`,
    until: UNTIL_STAY_FORGOTTEN,
  },
  chatOpened: {
    what: msg`Whether you have opened the chat`,
    why: msg`Shows new chat messages on every page.`,
    until: UNTIL_STAY_FORGOTTEN,
  },
  analytics_id: {
    what: msg`A random number for this device`,
    why: msg`Lets our statistics count your visits as coming from one device.`,
    until: msg`For a year, or until you sign out or switch statistics off`,
  },
  privacyChoice: {
    what: msg`What you allow on this page`,
    why: msg`Saves you from being asked again.`,
    until: UNTIL_FORGOTTEN,
  },
  locale: {
    what: msg`Your language`,
    why: msg`Shows every page in your language.`,
    until: UNTIL_FORGOTTEN,
  },
  installOffer: {
    what: msg`Your answer to the offer to install the app`,
    why: msg`Saves you from being asked again.`,
    until: UNTIL_FORGOTTEN,
  },
  'tsr-scroll-restoration-v1_3': {
    what: msg`How far you have scrolled`,
    why: msg`Takes you back to the same place on a page.`,
    until: UNTIL_TAB,
  },
  renewedFrom: {
    what: msg`Which version of the app was replaced`,
    why: msg`Keeps a page from loading again and again.`,
    until: UNTIL_TAB,
  },
  'sentry-offline': {
    what: msg`Error reports`,
    why: msg`Wait for a connection. Your details are removed first.`,
    until: msg`Until the reports are sent`,
  },
  environment: {
    what: msg`Which server is tested`,
    why: msg`Is set only by people who test the app.`,
    until: UNTIL_FORGOTTEN,
  },
};

/** What a browser may store that no row of `STORAGE_ENTRIES` names. */
export const OTHER_ITEMS = ['app', 'chat', 'unknown'] as const;
export type OtherItem = (typeof OTHER_ITEMS)[number];

export const OTHER_MESSAGES: Readonly<Record<OtherItem, StorageMessages>> = {
  app: {
    what: msg`The app itself`,
    why: msg`Opens the app without a connection. These files contain nothing about you.`,
    until: msg`Until there is a newer version`,
  },
  chat: {
    what: msg`Your chat`,
    why: msg`Continues your conversation with our team.`,
    until: UNTIL_STAY_FORGOTTEN,
  },
  unknown: {
    what: msg`Other data`,
    why: msg`Comes from an older version of the app or from a browser extension. The app does not read this data.`,
    until: UNTIL_FORGOTTEN,
  },
};
