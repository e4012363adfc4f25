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

import type { ChatCommand, ChatEvent } from './chat-frame.ts';
import type { MessengerFacts } from './messenger.ts';

/** The script element added by the SDK. */
const SCRIPT = '#_intercom_npm_loader';

/** Runs Intercom by its official SDK in the chat's page: executes commands from the port, and reports events. */
export function runIntercom(port: MessagePort): void {
  let isShown = false;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, which is no window
  const emit = (event: ChatEvent): void => port.postMessage(event);

  /**
   * In the EU region (R7-82), without its button (R7-83) and notifications, which would be invisible in a closed frame.
   */
  function start(appId: string, facts: MessengerFacts): void {
    Intercom({ app_id: appId, region: 'eu', hide_default_launcher: true, hide_notifications: true, ...facts });
    const script = document.querySelector(SCRIPT);
    script?.addEventListener('error', () => emit({ type: 'failed' }));
    script?.addEventListener('load', () => {
      onShow(() => {
        isShown = true;
        emit({ type: 'shown' });
      });
      onHide(() => {
        isShown = false;
        emit({ type: 'hidden' });
      });
      emit({ type: 'started' });
      onUnreadCountChange((count: number) => emit({ type: 'unread', count }));
    });
  }

  port.addEventListener('message', ({ data }: MessageEvent<ChatCommand>) => {
    switch (data.type) {
      case 'start':
        return start(data.appId, data.facts);
      case 'update':
        return update(data.facts);
      case 'show':
        // The SDK calls `onShow` only on opening.
        if (isShown) emit({ type: 'shown' });
        return show();
      case 'hide':
        return hide();
      case 'stop':
        shutdown();
        return emit({ type: 'stopped' });
    }
  });
  port.start();
}
