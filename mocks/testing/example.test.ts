import { afterAll, beforeAll, expect, test } from 'vitest';

import { startWorld } from './vitest.ts';
import type { TestWorld } from './vitest.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const stay = () => fetch('http://localhost/api/check-in/keys-expire-soon');

test('a stay is read, a fault refuses one call, and the journal has both', async () => {
  expect(await (await stay()).json()).toMatchObject({ slug: 'keys-expire-soon' });
  world.backend.faults.add({ operation: 'checkIn', kind: 'status', status: 503, times: 1 });
  expect((await stay()).status).toBe(503);
  expect(world.backend.journal.written().map(({ status }) => status)).toEqual([200, 503]);
});
