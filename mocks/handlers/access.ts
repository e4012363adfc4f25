import type { AccessRequest } from '#api/generated/model/index.ts';
import type { Call, Handlers } from '#mocks/engine/world.ts';

import { MINUTE, shift } from '#lib/time.ts';
import { HttpError, invalid, notFound } from '#mocks/engine/http-error.ts';

import { settleIdentity } from './identity.ts';
import { visibleKeys } from './visible-keys.ts';

const ATTEMPTS_A_MINUTE = 3;

async function requestAccess({ world, body: { slug, propertyKeyId } }: Call<'requestAccess'>): Promise<AccessRequest> {
  const stay = world.db.stays.get(slug);
  if (!stay) throw notFound('Reservation');
  const row = await settleIdentity(world, stay);
  const key = visibleKeys(row.checkIn)?.find(({ id }) => id === propertyKeyId);
  if (!key) throw notFound('Key');
  if (key.accessType !== 'remote') throw invalid('body.propertyKeyId', 'is not a remote key');
  const now = world.clock.now();
  const isValid = !key.error && (key.validFromDate ?? now) <= now && now < (key.validToDate ?? '9999');
  if (!isValid || row.checkIn.status === 'canceled') throw new HttpError('FORBIDDEN', 'The key is not valid now', {});
  const since = shift(now, -MINUTE);
  const recent = world.db.accessRequests.by('slug', slug).filter(({ at }) => at > since).length;
  if (row.script.unlock === 'too-many-attempts' || recent >= ATTEMPTS_A_MINUTE) {
    throw new HttpError('TOO_MANY_REMOTE_UNLOCK_ATTEMPTS', 'Too many attempts to open this door');
  }
  if (row.script.unlock === 'fails') throw new HttpError('FOO', 'The lock does not answer', { status: 500 });
  const id = world.nextId('access-request');
  await world.db.accessRequests.insert({ id, slug, propertyKeyId, at: now });
  return { id, propertyKeyId, status: 'accepted' };
}

export const accessHandlers = { requestAccess } satisfies Handlers<'requestAccess'>;
