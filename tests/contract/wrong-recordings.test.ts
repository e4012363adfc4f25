import { describe, expect, test } from 'vitest';

import type { Recording, Step } from '#mocks/engine/recording.ts';

import { SLUG, twoWorlds } from './files-of-testers.ts';
import type { Whole } from './files-of-testers.ts';
import { NOW } from './support.ts';

const { send, order, stateOf, hand, refusal } = twoWorlds();

/** Records a read, an advanced clock, a refused call, a refused verb (which is not recorded) and an order. */
async function session(): Promise<Recording> {
  await send('POST', '/w/other/__mock/reset');
  await send('POST', '/w/other/__mock/recording');
  await send('GET', `/w/other/api/check-in/${SLUG}`);
  await send('PUT', '/w/other/__mock/clock', { advance: 'PT1H' });
  await send('PATCH', `/w/other/api/check-in/${SLUG}`, 'no JSON', { headers: { 'content-type': 'text/plain' } });
  await send('PUT', '/w/other/__mock/clock', { advance: 'an hour' });
  await order('other');
  return (await send('DELETE', '/w/other/__mock/recording')).json();
}

type Change = (recording: Recording) => unknown;
/** A recording with one step changed. */
const withStep =
  (at: number, change: (step: Record<string, unknown>) => unknown): Change =>
  (recording) => ({
    ...recording,
    steps: recording.steps.map((step, index) => (index === at ? change({ ...step }) : step)),
  });
const merged = (at: number, change: Whole): Change => withStep(at, (step) => ({ ...step, ...change }));
const verb = (change: Whole): Change => merged(1, change);
const answer = (step: Step | undefined) =>
  step?.kind === 'call' && step.answer !== 'dropped' ? step.answer : expect.fail();

describe('F9: a recording', () => {
  test('contains all calls and accepted verbs, but no refused verbs', async () => {
    const recording = await session();
    expect(recording.steps.map(({ kind }) => kind)).toEqual(['call', 'verb', 'call', 'call']);
    const replayed = await hand('POST', 'replay', recording);
    expect([replayed.status, await replayed.json()]).toEqual([200, { calls: 3, differing: [] }]);
    expect(JSON.parse(await stateOf('mine'))).toEqual(JSON.parse(await stateOf('other')));
  });

  test.each<[what: string, place: string, change: Change]>([
    ['an unknown verb', 'steps.1', verb({ path: 'clocks' })],
    ['a verb of another method', 'steps.1', verb({ method: 'POST' })],
    ['a verb that only reads', 'steps.1.method', verb({ method: 'GET' })],
    ['a verb about other worlds', 'steps.1.path', verb({ method: 'POST', path: 'sessions' })],
    ['a verb that would reset the world', 'steps.1.path', verb({ method: 'POST', path: 'reset' })],
    ['a recording in it', 'steps.1.path', verb({ method: 'POST', path: 'replay' })],
    ['an unknown member of a verb', 'steps.1.body.hours', verb({ body: '{"hours":1}' })],
    ['a wrong member of a verb', 'steps.1.body.advance', verb({ body: '{"advance":"an hour"}' })],
    ['a verb that is not JSON', 'steps.1.body', verb({ body: '{' })],
    ['nothing to undo', 'steps.1', verb({ method: 'POST', path: 'undo', body: '' })],
    ['an unknown kind of step', 'steps.1.kind', merged(1, { kind: 'pause' })],
    ['an unknown member', 'cut', (recording) => ({ ...recording, cut: false })],
    ['an unknown member of a call', 'steps.0.status', merged(0, { status: 200 })],
    [
      'an unknown member of an answer',
      'steps.0.answer.body',
      withStep(0, (step) => ({ ...step, answer: { ...(step['answer'] as object), body: '' } })),
    ],
    ['no answer', 'steps.0.answer', withStep(0, ({ answer: _answer, ...step }) => step)],
    ['a step that is null', 'steps.0', withStep(0, () => null)],
    ['no method', 'steps.0.method', merged(0, { method: 'get it' })],
    ['an address elsewhere', 'steps.0.url', merged(0, { url: 'https://example.test/' })],
    ['a verb as a call', 'steps.0.url', merged(0, { url: '/__mock/clock' })],
    ['an invalid header name', 'steps.0.headers.a b', merged(0, { headers: { 'a b': '1' } })],
    ['a header on two lines', 'steps.0.headers.a', merged(0, { headers: { a: 'b\nc: d' } })],
    ['an invalid time', 'steps.0.at', merged(0, { at: 'noon' })],
    ['a time too far', 'steps.0.at', merged(0, { at: '9999-01-01T00:00:00.000Z' })],
    ['two steps at once', 'steps.1.order', (recording) => merged(1, { order: recording.steps[0]?.order })(recording)],
    [
      'an answer before its call',
      'steps.3.acted.order',
      (recording) => merged(3, { order: 90, acted: { order: 80, at: NOW } })(recording),
    ],
    [
      'a world of another build',
      'world.rows.boats',
      (recording) => ({ ...recording, world: { ...recording.world, rows: { boats: [] } } }),
    ],
    ['no world', 'world', ({ world: _world, ...recording }) => recording],
    [
      'a world with an invalid fault',
      'world.faults.0.kind',
      (recording) => ({ ...recording, world: { ...recording.world, faults: [{}] } }),
    ],
    [
      'a member twice',
      'body.steps.0.kind',
      (recording) => JSON.stringify(recording).replace('"kind":"call"', '"kind":"call","kind":"call"'),
    ],
    ['another version', 'version', (recording) => ({ ...recording, version: 7 })],
  ])('with %s is refused at %s, and the world is unchanged', async (_what, place, change) => {
    const refused = await refusal(await hand('POST', 'replay', change(await session())));
    expect(refused).toMatchObject({ status: 400, place, isNamed: true, isWhole: true });
  });

  test.each<[what: string, members: string[], change: Change]>([
    [
      'a changed member',
      ['text.status'],
      withStep(0, (step) => ({
        ...step,
        answer: {
          ...(step['answer'] as object),
          text: answer(step as Step).text.replace('"status":"confirmed"', '"status":"canceled"'),
        },
      })),
    ],
    [
      'a changed status',
      ['status'],
      withStep(0, (step) => ({ ...step, answer: { ...(step['answer'] as object), status: 201 } })),
    ],
    [
      'a changed header',
      ['headers.content-type'],
      withStep(0, (step) => ({
        ...step,
        answer: { ...answer(step as Step), headers: { ...answer(step as Step).headers, 'content-type': 'text/html' } },
      })),
    ],
    ['a dropped answer in place of a real one', ['dropped'], merged(0, { answer: 'dropped' })],
    [
      'another spelling of its JSON',
      ['text'],
      withStep(0, (step) => ({ ...step, answer: { ...answer(step as Step), text: ` ${answer(step as Step).text}` } })),
    ],
    [
      'a text that is not JSON',
      ['text'],
      withStep(0, (step) => ({ ...step, answer: { ...answer(step as Step), text: '<html>' } })),
    ],
    ['another address', ['status', 'text.slug'], merged(0, { url: '/api/check-in/nobody' })],
  ])('with %s is refused, names what differs, and the world is unchanged', async (_what, members, change) => {
    const file = change(await session());
    const { message, data, ...refused } = await refusal(await hand('POST', 'replay', file));
    expect(refused).toEqual({ status: 409, place: 'steps.0.answer', isNamed: true, isWhole: true });
    const [first] = data['differing'] as { members: string[] }[];
    expect(first?.members).toEqual(expect.arrayContaining(members));
    expect(message).toContain(`): ${members[0]}`);
    // The tester can accept the differences.
    const taken = await hand('POST', 'replay?differing=accept', file);
    expect([taken.status, await taken.json()]).toMatchObject([
      200,
      { calls: 3, differing: [{ place: 'steps.0.answer' }] },
    ]);
  });
});
