import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { Table } from './table.ts';

const Door = z.object({ id: z.string(), floor: z.number(), tags: z.array(z.string()) });
type Door = z.output<typeof Door>;

const aTable = () =>
  new Table({ name: 'doors', schema: Door, key: ({ id }: Door) => id, indexes: { tag: ({ tags }: Door) => tags } });
const door = (id: string, floor = 0, tags: string[] = ['red']): Door => ({ id, floor, tags });
const ids = (rows: readonly Door[]) => rows.map(({ id }) => id);

let table: ReturnType<typeof aTable>;
beforeEach(async () => {
  table = aTable();
  for (const id of ['a', 'b', 'c']) await table.insert(door(id));
});

describe('rows', () => {
  test('are found by id and by index, oldest first', async () => {
    await table.update('a', (row) => ({ ...row, floor: 4 }));
    expect(table.get('a')?.floor).toBe(4);
    expect(table.get('x')).toBeUndefined();
    expect(ids(table.by('tag', 'red'))).toEqual(['a', 'b', 'c']);
    expect(table.by('tag', 'blue')).toEqual([]);
  });

  test('are found by a query', async () => {
    await table.update('b', (row) => ({ ...row, floor: 4 }));
    expect(ids(table.findMany({ floor: 4 }))).toEqual(['b']);
    expect(ids(table.findMany({ floor: (floor) => floor < 4 }))).toEqual(['a', 'c']);
    expect(table.findFirst(({ tags }) => tags.includes('red'))?.id).toBe('a');
    expect(table.findFirst({ id: 'x' })).toBeUndefined();
  });

  test('move in the index when their keys change', async () => {
    await table.update('b', (row) => ({ ...row, tags: ['blue', 'blue'] }));
    expect([ids(table.by('tag', 'red')), ids(table.by('tag', 'blue'))]).toEqual([['a', 'c'], ['b']]);
  });

  test('are frozen, so that readers cannot change them', async () => {
    const mine = door('d', 1, ['green']);
    const row = await table.insert(mine);
    mine.tags.push('late');
    expect(table.get('d')?.tags).toEqual(['green']);
    expect(() => row.tags.push('later')).toThrow(TypeError);
  });
});

describe('refused', () => {
  test('a duplicate id, an unknown id, a changed id', async () => {
    await expect(table.insert(door('a'))).rejects.toThrow("doors: 'a' already exists");
    await expect(table.update('x', (row) => row)).rejects.toThrow("doors: no row 'x' to update");
    await expect(table.update('a', (row) => ({ ...row, id: 'z' }))).rejects.toThrow("doors: 'a' must keep its id");
  });

  test('a row outside its schema; the existing row stays', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await expect(table.insert({ id: 'd' } as Door)).rejects.toThrow('schema');
    await expect(table.update('a', (row) => ({ ...row, floor: 'first' as never }))).rejects.toThrow('schema');
    expect([table.size, table.get('a')?.floor]).toEqual([3, 0]);
  });
});

describe('a fork', () => {
  test('shares the rows that it does not write', async () => {
    const fork = table.fork();
    expect(fork.get('a')).toBe(table.get('a'));
    await fork.update('a', (row) => ({ ...row, floor: 9, tags: ['blue'] }));
    await fork.insert(door('d'));
    expect([fork.get('a')?.floor, table.get('a')?.floor]).toEqual([9, 0]);
    const onNine = (doors: typeof table) => ids(doors.findMany({ floor: 9 }));
    expect([onNine(fork), onNine(table), ids(fork.findMany({ floor: 0 }))]).toEqual([['a'], [], ['b', 'c', 'd']]);
    expect([ids(fork.by('tag', 'red')), ids(table.by('tag', 'red'))]).toEqual([
      ['b', 'c', 'd'],
      ['a', 'b', 'c'],
    ]);
  });

  test('checks what it writes, even if its origin skips checks', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const trusting = aTable();
    trusting.trust();
    const wrong = { ...door('d'), floor: 'top' } as unknown as Door;
    await trusting.insert(wrong);
    const fork = trusting.fork();
    expect(fork.get('d')?.floor).toBe('top');
    await expect(fork.insert({ ...wrong, id: 'e' })).rejects.toThrow('schema');
    await expect(fork.update('d', () => wrong)).rejects.toThrow('schema');
    // Further worlds insert the same object.
    const other = aTable();
    other.trust();
    await other.insert(wrong);
    expect(other.get('d')).not.toBe(trusting.get('d'));
  });

  test('prevents changes to its origin', async () => {
    table.fork();
    await expect(table.insert(door('e'))).rejects.toThrow('doors: other tables share the rows');
    await expect(table.update('a', (row) => row)).rejects.toThrow('doors: other tables share the rows');
  });

  test('can remove and restore its own rows and those of its origin', async () => {
    const fork = table.fork();
    await fork.insert(door('d', 0, ['blue']));
    fork.remove('d');
    expect([fork.get('d'), ids(fork.by('tag', 'blue')), fork.size]).toEqual([undefined, [], 3]);
    await fork.update('a', (row) => ({ ...row, floor: 4 }));
    fork.remove('a');
    expect([fork.get('a'), ids(fork.findMany(() => true)), fork.size]).toEqual([undefined, ['b', 'c'], 2]);
    expect([fork.changes(), fork.removed()]).toEqual([[], ['a']]);
    expect(() => fork.remove('a')).toThrow("doors: no row 'a' to remove");
    await expect(fork.update('a', (row) => row)).rejects.toThrow("doors: no row 'a' to update");
    await fork.insert(door('a', 7));
    expect([fork.get('a')?.floor, fork.removed(), fork.size, table.get('a')?.floor]).toEqual([7, [], 3, 0]);
    fork.remove('b');
    expect(ids(fork.by('tag', 'red'))).not.toContain('b');
  });

  test('reports each write with the row before and after', async () => {
    const fork = table.fork();
    const heard: object[] = [];
    fork.watch((change) => heard.push(change));
    await fork.insert(door('d'));
    await fork.update('a', (row) => ({ ...row, floor: 4 }));
    fork.remove('d');
    expect(heard).toEqual([
      { id: 'd', after: door('d') },
      { id: 'a', before: door('a'), after: door('a', 4) },
      { id: 'd', before: door('d') },
    ]);
  });

  test('lists the rows written since the fork, in the order of their first write', async () => {
    const fork = table.fork();
    expect(fork.changes()).toEqual([]);
    await fork.put(door('a', 1));
    await fork.put(door('d', 2));
    await fork.put(door('a', 3));
    expect(fork.changes().map(({ id, floor }) => [id, floor])).toEqual([
      ['a', 3],
      ['d', 2],
    ]);
  });
});
