import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { fake } from './example.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

test('the example of the README is the one that runs', () => {
  expect(read('README.md')).toContain(`\`\`\`ts\n${read('example.ts')}\`\`\``);
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(41);
});

test('it keeps what it is given, refuses what its contract does not have, and takes it back', async () => {
  const world = await fake.createBackend();
  const add = async (body: object) => {
    const answer = await world.handle(
      new Request('http://localhost/api/notes', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    return answer === 'dropped' ? answer : answer.status;
  };
  expect([await add({ text: 'Bread' }), await add({ words: 'Bread' })]).toEqual([201, 400]);
  const texts = () => world.db.notes.findMany(() => true).map(({ text }) => text);
  expect(texts()).toEqual(['Milk', 'Bread']);
  await world.steps.undo();
  expect(texts()).toEqual(['Milk']);
});
