import {
  Intercom,
  hide,
  onHide,
  onShow,
  onUnreadCountChange,
  show,
  shutdown,
  update,
} from '@intercom/messenger-js-sdk';

import type { MessengerFacts } from '#domain/support/chat-guest.ts';

import type { ChatCommand, ChatEvent } from './chat-messages.ts';

/** The script element that the SDK puts into the page. */
const SCRIPT = '#_intercom_npm_loader';

/** Intercom, by its official SDK, in the chat's page: does what the app sends over the port, and reports back. */
export function runIntercom(line: MessagePort): void {
  let isShown = false;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, which is no window
  const tell = (event: ChatEvent): void => line.postMessage(event);

  /** In the EU (R7-82), without its button (R7-83) or notes beside it: a closed frame is not seen. */
  function start(appId: string, facts: MessengerFacts): void {
    Intercom({ app_id: appId, region: 'eu', hide_default_launcher: true, hide_notifications: true, ...facts });
    const script = document.querySelector(SCRIPT);
    script?.addEventListener('error', () => tell({ type: 'failed' }));
    script?.addEventListener('load', () => {
      onShow(() => {
        isShown = true;
        tell({ type: 'shown' });
      });
      onHide(() => {
        isShown = false;
        tell({ type: 'hidden' });
      });
      tell({ type: 'started' });
      onUnreadCountChange((count: number) => tell({ type: 'unread', count }));
    });
  }

  line.addEventListener('message', ({ data }: MessageEvent<ChatCommand>) => {
    switch (data.type) {
      case 'start':
        return start(data.appId, data.facts);
      case 'update':
        return update(data.facts);
      case 'show':
        // What is open already tells of no opening.
        if (isShown) tell({ type: 'shown' });
        return show();
      case 'hide':
        return hide();
      case 'stop':
        shutdown();
        return tell({ type: 'stopped' });
    }
  });
  line.start();
}
