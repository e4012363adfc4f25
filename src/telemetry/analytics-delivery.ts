import type { Instant } from '#lib/time.ts';

import { withoutSlug } from '#lib/without-slug.ts';

import type { Analytics, EventContext } from './track.ts';
import type { AnalyticsMessage } from './events.ts';

/** The scrubbed location of an event. */
export interface PageContext {
  readonly path: string;
  readonly url: string;
  readonly referrer: string;
  readonly search: string;
}

type Addressed<Message> = Message extends { readonly type: 'track' }
  ? Omit<Message, 'properties'> & { readonly properties: Readonly<Record<string, unknown>> }
  : Message;

/** A message as sent: with user, time and location, without a slug (R7-96, R7-100). */
export type Delivered = Addressed<AnalyticsMessage> & {
  readonly anonymousId: string;
  readonly at: Instant;
  readonly page: PageContext;
};

interface DeliveryOptions {
  /** The brand of the host; the operator's name on its own site (R1-30). */
  readonly brand: string;
  /** The visitor's random id, which changes with a logout in any tab (R9-51). */
  readonly visitorId: () => string;
  readonly send: (message: Delivered) => void;
}

function contextOf({ url, referrer }: EventContext): PageContext {
  const { origin, pathname, search } = new URL(url);
  const [path, query] = [withoutSlug(pathname), withoutSlug(search)];
  return { path, url: origin + path + query, referrer: withoutSlug(referrer), search: query };
}

/** Removes the slug, adds brand and property, and sends identify and group messages only if they changed. */
export function createDelivery({ brand, visitorId, send }: DeliveryOptions): Analytics {
  let property: Readonly<Record<string, string>> = {};
  /** The last messages about the guest and the property. */
  const sent = new Map<AnalyticsMessage['type'], string>();

  const hasChanged = (message: AnalyticsMessage): boolean => {
    const text = JSON.stringify(message);
    if (sent.get(message.type) === text) return false;
    sent.set(message.type, text);
    return true;
  };

  return {
    record(message, context) {
      const about = { anonymousId: visitorId(), at: context.at, page: contextOf(context) };
      switch (message.type) {
        case 'track':
          send({ ...message, properties: { ...message.properties, ...property, brand }, ...about });
          return;
        case 'identify':
        case 'group':
          if (!hasChanged(message)) return;
          if (message.type === 'group') property = { property_id: message.groupId, property_city: message.traits.city };
          break;
        case 'reset':
          sent.clear();
          property = {};
          break;
        case 'page':
          break;
      }
      send({ ...message, ...about });
    },
  };
}

/** The name of the performance marks that represent messages. */
const PERFORMANCE_MARK = 'analytics';

/**
 * Replaces the service in development: each message becomes a performance mark, and nothing is sent (R7-97). Read them
 * with `performance.getEntriesByName('analytics')`.
 */
export const recordInBrowser = (message: Delivered): void =>
  void performance.mark(PERFORMANCE_MARK, { detail: message });
