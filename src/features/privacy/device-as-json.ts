import type { MessageDescriptor } from '@lingui/core';

import type { Instant } from '#lib/time.ts';

import type { DeviceRow } from './on-this-device.ts';

interface About {
  readonly app: string;
  readonly at: Instant;
  readonly say: (words: MessageDescriptor) => string;
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** What the table shows, with the contents; the login is left out, as it would open the account (R1-38). */
export function deviceAsJson(rows: readonly DeviceRow[], { app, at, say }: About): string {
  const held = rows.flatMap(({ id, words, held: parts }) =>
    parts.map(({ place, name, value }) => ({
      what: say(words.what),
      why: say(words.why),
      howLong: say(words.until),
      place,
      name,
      ...(id === 'accessToken' ? { isLeftOut: true } : { content: parsed(value) }),
    })),
  );
  return JSON.stringify({ app, at, held }, null, 2);
}
