import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

import { parseInstant } from '#lib/time.ts';

import { folderStore } from '#mocks/engine/folder-store.ts';
import { httpHostOf } from '#mocks/engine/http-host.ts';
import { onlyWorld } from '#mocks/engine/replay.ts';
import { MAX_ROW_CHARACTERS } from '#mocks/engine/steps.ts';
import { library } from './library.ts';

const NOW = parseInstant('2026-02-03T10:00:00.000Z') ?? undefined;
const aWorld = () => library.createBackend({ ...(NOW && { now: NOW }), frozen: true });
type Library = Awaited<ReturnType<typeof aWorld>>;

const ask = (method: string, path: string, body?: unknown): Request =>
  new Request(`http://localhost/api/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });

async function call(world: Library, method: string, path: string, body?: unknown) {
  const answer = await world.handle(ask(method, path, body));
  return answer === 'dropped' ? 'dropped' : { status: answer.status, body: await answer.json() };
}

test('a book can be borrowed only once until it is returned', async () => {
  const world = await aWorld();
  const lent = { id: 'loan-1', book: 'Emma', dueAt: '2026-02-17T10:00:00.000Z', state: 'out' };
  expect(await call(world, 'POST', 'loans', { book: 'Emma' })).toEqual({ status: 201, body: lent });
  expect(await call(world, 'POST', 'loans', { book: 'Emma' })).toMatchObject({ status: 409 });
  expect(await call(world, 'POST', 'loans/loan-1/return')).toMatchObject({ status: 200, body: { state: 'back' } });
  expect(await call(world, 'GET', 'loans')).toMatchObject({ body: { data: [{ id: 'dune' }] } });
});

test('a request outside the contract is refused, naming the field', async () => {
  expect(await call(await aWorld(), 'POST', 'loans', { book: 7 })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'VALIDATION_ERROR', data: { field: 'body.book' } }] },
  });
});

test('an answer outside the contract is recorded as a breach', async () => {
  const world = await aWorld();
  vi.spyOn(world.db.loans, 'findMany')
    .mockReturnValueOnce([])
    .mockReturnValue([{ id: 'x' } as never]);
  vi.spyOn(console, 'error').mockReturnValue();
  expect(await call(world, 'GET', 'loans')).toMatchObject({ status: 500 });
  expect(world.journal.entries().at(-1)?.breach).toContain('findLoans');
});

test('a world that has reached its size limit refuses writes, and explains what to do', async () => {
  const world = await aWorld();
  const borrow = (index: number) => call(world, 'POST', 'loans', { book: `${index}${'x'.repeat(90_000)}` });
  const answers = [];
  for (let index = 0; index < 50; index += 1) answers.push(await borrow(index));
  const refused = answers.findIndex((answer) => typeof answer === 'object' && answer.status === 413);
  // The call that exceeds the limit is still accepted.
  expect(refused).toBe(Math.floor(MAX_ROW_CHARACTERS / 90_000) + 1);
  expect(answers.at(-1)).toMatchObject({
    status: 413,
    body: { errors: [{ message: expect.stringMatching(/^This world is full: .*POST \/__mock\/undo .*\/reset/) }] },
  });
  expect(world.journal.entries().filter(({ breach }) => breach !== undefined)).toEqual([]);
  expect(await call(world, 'GET', 'loans/dune')).toMatchObject({ status: 200 });
  await world.steps.undo();
  expect(await borrow(99)).toMatchObject({ status: 201 });
});

test('scheduled changes happen when the clock reaches their time', async () => {
  const world = await aWorld();
  world.clock.change({ advance: 'PT23H' });
  expect(await call(world, 'GET', 'loans/dune')).toMatchObject({ body: { state: 'out' } });
  world.clock.change({ advance: 'PT1H' });
  expect(await call(world, 'GET', 'loans/dune')).toMatchObject({ body: { state: 'late' } });
});

test('the clock can jump to the next scheduled change of one loan', async () => {
  const world = await aWorld();
  const steer = (method: string, verb: string, body?: unknown) =>
    library.control(
      onlyWorld(world),
      new Request(`http://localhost/__mock/${verb}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  const due = [{ at: '2026-02-04T10:00:00.000Z', what: 'The book is due' }];
  expect(await (await steer('GET', 'due/dune')).json()).toEqual(due);
  expect((await steer('PUT', 'clock', { next: 'dune' })).status).toBe(200);
  expect(await call(world, 'GET', 'loans/dune')).toMatchObject({ body: { state: 'late' } });
  expect((await steer('PUT', 'clock', { next: 'dune' })).status).toBe(409);
});

test('the whole definition has at most 60 lines of code, imports included', () => {
  const lines = readFileSync(join(import.meta.dirname, 'library.ts'), 'utf8').split('\n');
  expect(lines.filter((line) => !/^\s*(\/\/.*|\/\*\*.*\*\/)?$/.test(line)).length).toBeLessThanOrEqual(60);
});

test('a fault of an operation affects its next call', async () => {
  const world = await aWorld();
  world.faults.add({ operation: 'borrow', kind: 'commit-then-drop', times: 1 });
  expect(await call(world, 'POST', 'loans', { book: 'Emma' })).toBe('dropped');
  expect(await call(world, 'GET', 'loans/loan-1')).toMatchObject({ status: 200 });
});

test('a world restored from a snapshot continues, and shares nothing with the original', async () => {
  const world = await aWorld();
  await call(world, 'POST', 'loans', { book: 'Emma' });
  const after = await library.restore(library.snapshot(world));
  await call(after, 'POST', 'loans/loan-1/return');
  expect(await call(after, 'POST', 'loans', { book: 'Persuasion' })).toMatchObject({ body: { id: 'loan-2' } });
  expect(await call(world, 'GET', 'loans/loan-1')).toMatchObject({ body: { state: 'out' } });
  await expect(library.restore('{}')).rejects.toThrow('version');
});

test('two hosts with one folder share their worlds', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'library-'));
  const host = async () => library.storedSessions(await folderStore(folder), { frozen: true });
  const [one, other] = [await host(), await host()];
  const anna = await one.keep('anna');
  const borrowed = await library.answer(one.access(anna), ask('POST', 'loans', { book: 'Emma' }));
  expect(borrowed).toMatchObject({ status: 201 });
  expect(await library.answer(other.access(anna), ask('POST', 'loans', { book: 'Emma' }))).toMatchObject({
    status: 409,
  });
  expect(await other.list()).toMatchObject([{ id: 'anna', steps: 1 }]);
  await rm(folder, { recursive: true });
});

test('the control API works over HTTP, with a separate world for each session', async () => {
  const server = createServer(httpHostOf(library)).listen(0);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const mine = await fetch(`${origin}/__mock/sessions`, { method: 'POST', body: JSON.stringify({ now: NOW }) });
  const headers = { 'x-mock-session': ((await mine.json()) as { id: string }).id };
  expect((await fetch(`${origin}/__mock/fire`, { method: 'POST', headers })).status).toBe(202);
  const loans = async (init?: RequestInit) => (await fetch(`${origin}/api/loans`, init)).json();
  expect([await loans({ headers }), await loans()]).toMatchObject([{ data: [] }, { data: [{ id: 'dune' }] }]);
  expect(await (await fetch(`${origin}/__mock/scenarios`)).json()).toEqual([{ name: 'late-tomorrow' }]);
  server.close();
});
