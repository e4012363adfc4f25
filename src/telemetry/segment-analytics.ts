import { AnalyticsBrowser } from '@segment/analytics-next';

import { ANALYTICS_WRITE_KEY } from '#config/constants.ts';

import type { Delivered } from './analytics-delivery.ts';

/**
 * Segment's SDK with its tracking API only. It loads no settings or scripts from its CDN, sends no metrics and stores
 * nothing; our own cookie is enough.
 */
const segment = AnalyticsBrowser.load(
  {
    writeKey: ANALYTICS_WRITE_KEY,
    cdnSettings: { integrations: { 'Segment.io': { apiKey: ANALYTICS_WRITE_KEY } }, metrics: { sampleRate: 0 } },
  },
  { disableClientPersistence: true, useQueryString: false },
);

/** Sends one message. The SDK copies the page's address into context and properties, so ours replaces it (R7-96). */
export function sendToSegment(message: Delivered): void {
  const { at, page, anonymousId } = message;
  const options = { timestamp: at, anonymousId, context: { page: { ...page, title: undefined } } };
  switch (message.type) {
    case 'track':
      return void segment.track(message.event, message.properties, options);
    case 'page':
      return void segment.page(message.name, { ...page, title: undefined }, options);
    case 'identify':
      return void segment.identify(message.userId, { ...message.traits }, options);
    case 'group':
      return void segment.group(message.groupId, { ...message.traits }, options);
    case 'reset':
      void segment.reset();
  }
}
