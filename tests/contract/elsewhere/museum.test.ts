import { afterAll, beforeAll, expect, test } from 'vitest';

import { parseInstant } from '#mocks/engine/clock.ts';
import { nodeHost } from '#mocks/engine/node-host.ts';

import { fake, TEA_PARTY } from './museum.ts';

const now = parseInstant('2026-06-01T10:00:00Z') ?? expect.fail();
const world = await fake.createBackend({ now, frozen: true });
const host = nodeHost(world);
beforeAll(() => host.listen());
afterAll(() => host.close());

const PARTY = `https://museum.test/api/special-events/${TEA_PARTY}`;
const statusOf = async (init?: RequestInit) => (await fetch(PARTY, init)).status;

test('one scenario, the clock and a fault', async () => {
  expect(await (await fetch(PARTY)).json()).toMatchObject({ dates: ['2026-06-02'] });
  world.faults.add({ operation: 'deleteSpecialEvent', kind: 'commit-then-drop', times: 1 });
  await expect(statusOf({ method: 'DELETE' })).rejects.toThrow('fetch');
  expect(await statusOf()).toBe(404);
  await world.steps.undo();
  expect(await statusOf()).toBe(200);
  expect((await fetch(PARTY, { method: 'HEAD' })).headers.get('content-type')).toBe('application/json; charset=utf-8');
  world.clock.change({ advance: 'P2D' });
  expect((await fetch(PARTY)).headers.get('content-type')).toBe('application/problem+json');
});
