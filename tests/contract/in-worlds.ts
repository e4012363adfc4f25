import type { Backend } from '#mocks/world.ts';

import type { fake } from '#mocks/backend.ts';
import type { SessionName } from '#mocks/engine/sessions.ts';

import { apiRequest, call, order, patchStay, signIn } from './support.ts';

/** The stay of the guest in these tests. */
export const SLUG = 'stay-before-arrival';
export const nameOfGuest = async (backend: Backend) =>
  (await call(backend, `check-in/${SLUG}?$expand[]=customer`)).body.customer.firstName;
export const renameGuest = (backend: Backend, firstName: string) =>
  patchStay(backend, SLUG, { guestDetails: { firstName, lastName: 'Guest', email: 'a@guest.example', phone: '+1' } });

/** Makes various writes, and returns the headers and bodies of later reads. */
export async function writeAndRead(backend: Backend): Promise<string> {
  const authorization = await signIn(backend);
  await order(backend, SLUG, [{ productId: 'prod-sauna', count: 2 }]);
  await renameGuest(backend, 'Ben');
  await patchStay(backend, 'check-out-day', { checkOutDone: true });
  const texts: string[] = [];
  for (const path of [
    `check-in/${SLUG}?$expand[]=orderItems`,
    'check-in/check-out-day?$expand[]=propertyKeys',
    'reservations',
  ]) {
    const answer = await backend.handle(apiRequest(path, { headers: authorization }));
    if (answer !== 'dropped') texts.push(JSON.stringify([...answer.headers]), await answer.text());
  }
  return texts.join('\n');
}

export type Sessions = ReturnType<typeof fake.sessions>;
/** The name of a session as a link or a tester gives it. */
export const named = (id: string) => ({ id, named: true });
export const worldOf = (sessions: Sessions, name: SessionName) => sessions.visit(name, ({ world }) => world());
