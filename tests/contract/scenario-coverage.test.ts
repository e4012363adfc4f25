import { describe, expect, test } from 'vitest';

import { answersReached } from '#mocks/scenarios/coverage.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';
import type { Backend, OperationId } from '#mocks/world.ts';

import { PROPERTY_ID, REQUESTS, SLUG } from './good-requests.ts';
import { describedOperations } from './openapi.ts';
import { call, frozenWorld, fullStay, NOW, order, patchStay, signIn } from './support.ts';
import type { Received } from './support.ts';

type Situation = (typeof scenarios)[number];

const slugOf = ({ open }: Situation): string => new URL(open, 'http://x').searchParams.get('slug') ?? SLUG;
const authenticate = (world: Backend, body: object) =>
  call(world, 'authentication', { method: 'POST', body: { strategy: 'otp', ...body } });
const consents = async (world: Backend, { name, signIn: email }: Situation) =>
  call(world, `customers/cust-${name}`, {
    method: 'PATCH',
    headers: await signIn(world, email),
    body: { isMarketingConsentGiven: true },
  });

/** Calls that provoke the answer of a scenario, where the good request of the operation does not. */
const CALLS: Readonly<Record<string, (world: Backend, situation: Situation) => Promise<Received>>> = {
  'order-success order': (world) => order(world, 'order-success', [{ productId: 'prod-sauna' }]),
  'cleaning-slot-taken updateCheckIn': async (world, { name }) => {
    const { body } = await call(world, `product-availability/prod-cleaning?reservationId=res-${name}`);
    const { startDate, endDate } = body.timeslots.find(({ isAvailable }: { isAvailable: boolean }) => isAvailable);
    const item = { productId: 'prod-cleaning', consumptionDate: startDate, consumptionEndDate: endDate };
    return patchStay(world, name, { orderItems: [item] });
  },
  'login-wrong-code authenticate': async (world, { signIn: email }) => {
    await authenticate(world, { email, turnstileToken: 'ok' });
    return authenticate(world, { email, otp: '000000' });
  },
  'login-other-error authenticate': async (world, { signIn: email }) => {
    await authenticate(world, { email, turnstileToken: 'ok' });
    return authenticate(world, { email, otp: '123456' });
  },
  'custom-kinds orderCustomProduct': (world) =>
    call(world, 'custom-products/custom-kinds-request/order', {
      method: 'POST',
      body: { reservationId: 'res-custom-kinds' },
    }),
  'consent-not-given updateCustomer': consents,
  'consent-update-failed updateCustomer': consents,
  'token-rejected updateCustomer': consents,
};

/** Sends the good request of an operation for the stay, or as the member, of a scenario. */
async function ask(world: Backend, situation: Situation, operation: OperationId): Promise<Received> {
  const own = CALLS[`${situation.name} ${operation}`];
  if (own) return own(world, situation);
  const [path, sent, more] = REQUESTS[operation];
  const slug = slugOf(situation);
  const { propertyId = PROPERTY_ID } = await fullStay(world, slug);
  const here = (text: string) =>
    text.replaceAll(/stay-before-arrival|stay-started/g, slug).replaceAll(PROPERTY_ID, propertyId);
  const headers = sent === 'signed' ? { ...(await signIn(world, situation.signIn)), ...more?.headers } : {};
  const { method, body } = (sent === 'signed' ? more : sent) ?? {};
  return call(world, here(path), {
    headers,
    ...(method && { method }),
    ...(body !== undefined && { body: JSON.parse(here(JSON.stringify(body))) as unknown }),
  });
}

const ANSWERS = scenarios.flatMap((scenario) =>
  (scenario.answers?.split(', ') ?? []).map((answer) => [scenario.name, answer, scenario] as const),
);

describe('a scenario results in the answers that it lists', () => {
  test.each(ANSWERS)('%s: %s', async (_name, answer, scenario) => {
    const [operation = '', status] = answer.split(' ');
    const world = await frozenWorld({ now: scenario.now ?? NOW });
    const received = await ask(world, scenario, operation as OperationId);
    expect(received.status).toBe(Number(status));
  });
});

test('the table has every answer of the contract, each with a scenario or a reason', () => {
  const described = describedOperations.flatMap(({ id, statuses }) => statuses.map((status) => `${id} ${status}`));
  const all = answersReached();
  expect(all.map(({ operation, status }) => `${operation} ${status}`).toSorted()).toEqual(described.toSorted());
  expect(all.filter(({ by, reason }) => (by.length === 0) === (reason === undefined))).toEqual([]);
});
