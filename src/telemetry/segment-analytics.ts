import { AnalyticsBrowser } from '@segment/analytics-next';

import type { ThirdParties } from '#config/settings.ts';

import type { Delivered } from './analytics-delivery.ts';

/**
 * Sends messages with Segment's SDK, using only its tracking API. The SDK loads nothing from its CDN, sends no metrics
 * and stores nothing, because the app has its own cookie.
 */
export function sendToSegment({
  writeKey,
  host,
}: NonNullable<ThirdParties['analytics']>): (message: Delivered) => void {
  const tracking = { apiKey: writeKey, ...(host === undefined ? {} : { apiHost: `${host}/v1` }) };
  const segment = AnalyticsBrowser.load(
    { writeKey, cdnSettings: { integrations: { 'Segment.io': tracking }, metrics: { sampleRate: 0 } } },
    { disableClientPersistence: true, useQueryString: false },
  );
  return (message) => send(segment, message);
}

/** Sends a message. The SDK copies the page's address into context and properties, so it is overwritten (R7-96). */
function send(segment: AnalyticsBrowser, message: Delivered): void {
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
