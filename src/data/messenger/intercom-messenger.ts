import {
  boot,
  Intercom,
  onHide,
  onShow,
  onUnreadCountChange,
  show,
  shutdown,
  update,
} from '@intercom/messenger-js-sdk';

import { MESSENGER_APP_ID } from '#config/constants.ts';
import type { MessengerFacts } from '#domain/support/chat-guest.ts';

import { MessengerUnavailable } from './messenger.ts';
import type { Messenger } from './messenger.ts';

/** The script element that the SDK puts into the page. */
const SCRIPT_ID = '_intercom_npm_loader';
const ANSWERS_WITHIN_MS = 10_000;

let isLoaded = false;
let isShown = false;
/** Ends the wait of whoever asked for it to be shown. */
let tellShown = (): void => {};

/** In the EU (R7-82), without a button of its own on every page (R7-83). */
const settingsOf = (facts: MessengerFacts) => ({
  app_id: MESSENGER_APP_ID,
  region: 'eu' as const,
  hide_default_launcher: true,
  ...facts,
});

/** Leaves nothing behind that would come to life when the script arrives after all, or keep it from being loaded again. */
function forget(): void {
  document.querySelector(`#${SCRIPT_ID}`)?.remove();
  window.Intercom = undefined;
  delete window.intercomSettings;
}

/** Loads the widget with the guest's facts; a load that fails can be tried again. */
function load(facts: MessengerFacts): Promise<void> {
  return new Promise((resolve, reject) => {
    Intercom(settingsOf(facts));
    const fail = (): void => {
      clearTimeout(timer);
      forget();
      reject(new MessengerUnavailable('The messenger could not be loaded'));
    };
    const timer = setTimeout(fail, ANSWERS_WITHIN_MS);
    const script = document.querySelector(`#${SCRIPT_ID}`);
    script?.addEventListener('error', fail);
    script?.addEventListener('load', () => {
      clearTimeout(timer);
      isLoaded = true;
      resolve();
    });
  });
}

/** Intercom, by its official SDK. */
export const intercomMessenger: Messenger = {
  start: async (facts) => {
    const { region: _region, ...settings } = settingsOf(facts);
    const server = window.intercomSettings?.api_base;
    if (isLoaded) boot({ ...settings, ...(server !== undefined && { api_base: server }) });
    else await load(facts);
    onShow(() => {
      isShown = true;
      tellShown();
    });
    onHide(() => {
      isShown = false;
    });
  },
  update,
  show: () =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new MessengerUnavailable('The messenger did not open')), ANSWERS_WITHIN_MS);
      tellShown = () => {
        clearTimeout(timer);
        resolve();
      };
      // What is open already tells of no opening.
      if (isShown) tellShown();
      show();
    }),
  onUnread: (listener) => onUnreadCountChange(listener),
  stop: () => {
    isShown = false;
    shutdown();
  },
};
