import type { AccessRequest } from '#api/generated/model.ts';
import { accessKeyFromDto, keyReadiness } from '#domain/access/access-key.ts';
import { MINUTE, shift } from '#lib/time.ts';
import { HttpError, invalid, orNotFound } from '#mocks/engine/http.ts';
import type { Call, Handlers } from '#mocks/world.ts';

import { visibleKeys } from './keys.ts';
import { stayOf } from './lookups.ts';
import { refused } from './refusals.ts';

const ATTEMPTS_A_MINUTE = 3;

async function requestAccess({ world, body: { slug, propertyKeyId } }: Call<'requestAccess'>): Promise<AccessRequest> {
  const row = stayOf(world, slug);
  const now = world.clock.now();
  const found = visibleKeys(world, row)?.find(({ id }) => id === propertyKeyId);
  const key = orNotFound(found, 'Key');
  if (key.accessType !== 'remote') throw invalid('body.propertyKeyId', 'is not a remote key');
  const isReady = keyReadiness(accessKeyFromDto(key), now).state === 'ready';
  if (!isReady) throw new HttpError('FORBIDDEN', 'The key is not valid now');
  const since = shift(now, -MINUTE);
  // After the clock was moved back, attempts may lie in the future; these do not count.
  const recent = world.db.accessRequests.findMany({ slug, at: (at) => at > since && at <= now }).length;
  if (row.script.unlock === 'too-many-attempts' || recent >= ATTEMPTS_A_MINUTE) {
    throw refused('TOO_MANY_REMOTE_UNLOCK_ATTEMPTS', 'Too many attempts to open this door');
  }
  if (row.script.unlock === 'fails') throw new HttpError('FOO', 'The lock does not answer', { status: 500 });
  const id = world.nextId('access-request');
  await world.db.accessRequests.insert({ id, slug, propertyKeyId, at: now });
  return { id, propertyKeyId, status: 'accepted' };
}

export const accessHandlers = { requestAccess } satisfies Handlers<'requestAccess'>;
