import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { toInstant } from './clock.ts';
import { differencesOf, Steps } from './steps.ts';
import type { WrittenStep } from './steps.ts';
import { Table } from './table.ts';

const Door = z.object({ id: z.string(), floor: z.number() });
const AT = toInstant(0);

const aTable = () => new Table({ name: 'doors', schema: Door, key: ({ id }) => id });
let doors: ReturnType<typeof aTable>;
let steps: Steps;
beforeEach(async () => {
  const origin = aTable();
  await origin.insert({ id: 'first', floor: 1 });
  doors = origin.fork();
  steps = new Steps({ doors });
});

const step = (what: string, act: () => unknown): Promise<void> =>
  steps.record(
    what,
    () => AT,
    async () => void (await act()),
    () => {},
  );
const floor = (id: string, to: number) => doors.update(id, (row) => ({ ...row, floor: to }));

/** The steps as another process reads them, beside the same rows. */
function awake(): Steps {
  const text = JSON.stringify(steps.written());
  const other = new Steps({ doors });
  other.restore(JSON.parse(text) as WrittenStep[]);
  return other;
}

/** What each step changed, the last one first. */
async function listedBy(world: Steps): Promise<unknown[]> {
  const all = [];
  while (world.last !== undefined) {
    all.push(differencesOf(world.last));
    await world.undo();
  }
  return all;
}

test('a row removed by a step and restored outside steps is still listed as removed', async () => {
  await step('add', () => doors.insert({ id: 'cellar', floor: -1 }));
  await step('remove', () => doors.remove('cellar'));
  await doors.insert({ id: 'cellar', floor: 9 });
  const { last } = awake();
  expect(last && differencesOf(last)).toEqual([{ at: 'doors/cellar', before: { id: 'cellar', floor: -1 } }]);
});

test('steps are listed and undone in the same way after a world has slept', async () => {
  await step('add', () => doors.insert({ id: 'attic', floor: 5 }));
  await step('change twice', async () => {
    await floor('attic', 6);
    await floor('attic', 7);
    await floor('first', 2);
  });
  // A tester's verb writes outside of steps.
  await floor('attic', 8);
  await step('change', () => floor('attic', 9));
  await step('add and remove', async () => {
    await doors.insert({ id: 'shed', floor: 0 });
    doors.remove('shed');
  });
  const woken = awake();
  const listed = await listedBy(woken);
  expect(listed).toEqual([
    [
      { at: 'doors/shed', after: { id: 'shed', floor: 0 } },
      { at: 'doors/shed', before: { id: 'shed', floor: 0 } },
    ],
    [{ at: 'doors/attic floor', before: 8, after: 9 }],
    [
      { at: 'doors/attic floor', before: 5, after: 6 },
      { at: 'doors/attic floor', before: 6, after: 7 },
      { at: 'doors/first floor', before: 1, after: 2 },
    ],
    [{ at: 'doors/attic', after: { id: 'attic', floor: 5 } }],
  ]);
  expect(doors.findMany(() => true)).toEqual([{ id: 'first', floor: 1 }]);
});

test('no row is written twice', async () => {
  await step('add', () => doors.insert({ id: 'attic', floor: 5 }));
  await step('change', () => floor('attic', 6));
  expect(steps.written().map(({ changes }) => changes)).toEqual([
    [{ table: 'doors', id: 'attic' }],
    [{ table: 'doors', id: 'attic', before: { id: 'attic', floor: 5 } }],
  ]);
});
