import { describe, expect, test } from 'vitest';

import type { CodeSent } from '#domain/account/sign-in.ts';
import type { Instant } from '#lib/time.ts';

import { awaitedCode, initialSignInState, nextSignInState } from './sign-in-state.ts';
import type { SignInEvent, SignInState, SignInTask, Trouble } from './sign-in-state.ts';

const NOW = '2026-11-20T13:00:00.000Z' as Instant;
const IN_10_S = '2026-11-20T13:00:10.000Z' as Instant;
const IN_31_S = '2026-11-20T13:00:31.000Z' as Instant;
const [ANNA, JOE] = ['anna@guest.example', 'joe@guest.example'];

const sent: CodeSent = { email: ANNA, idempotencyKey: 'key-1', at: NOW };
const asking = (email: string, idempotencyKey?: string): SignInTask => ({ name: 'asking', email, idempotencyKey });
const entering = (code: string): SignInTask => ({ name: 'entering', email: ANNA, code });
const leaving: SignInTask = { name: 'leaving' };
const wrong: Trouble = { kind: 'wrong-code' };
const failure: Trouble = { kind: 'failure', error: new Error('500') };

const state = (changes: Partial<SignInState> = {}): SignInState => ({ ...initialSignInState(undefined), ...changes });
/** The page asks for the code that is on its way to Anna. */
const code = (changes: Partial<SignInState> = {}): SignInState => ({ ...initialSignInState(sent), ...changes });

const ask = (email: string, now = NOW): SignInEvent => ({ type: 'ask', email, now });
const enter = (typed: string): SignInEvent => ({ type: 'enter', code: typed });
const asked = (isLoggedIn = false): SignInEvent => ({
  type: 'asked',
  idempotencyKey: 'key-2',
  now: IN_31_S,
  isLoggedIn,
});
const failed = (trouble: Trouble, isLoggedIn = false): SignInEvent => ({ type: 'failed', trouble, isLoggedIn });

type Row = [words: string, before: SignInState, event: SignInEvent, after: SignInState];

describe('asking for a code', () => {
  test.each<Row>([
    ['R7-13 the first code', state(), ask(ANNA), state({ email: ANNA, task: asking(ANNA) })],
    [
      'R7-17 another code goes with the key of the first',
      code({ trouble: wrong, typed: '111111' }),
      ask(ANNA, IN_31_S),
      code({ task: asking(ANNA, 'key-1') }),
    ],
    [
      'the code is on its way',
      code({ task: asking(ANNA, 'key-1') }),
      asked(),
      code({ sent: { email: ANNA, idempotencyKey: 'key-2', at: IN_31_S } }),
    ],
    [
      'a failure keeps the address',
      state({ email: ANNA, task: asking(ANNA) }),
      failed(failure),
      state({ email: ANNA, trouble: failure }),
    ],
    [
      'the next try clears the message',
      state({ email: ANNA, trouble: failure }),
      ask(ANNA),
      state({ email: ANNA, task: asking(ANNA) }),
    ],
    [
      'S50 a second press does nothing',
      state({ email: ANNA, task: asking(ANNA) }),
      ask(ANNA),
      state({ email: ANNA, task: asking(ANNA) }),
    ],
    [
      'while a code is checked none is asked for',
      code({ task: entering('1') }),
      ask(ANNA),
      code({ task: entering('1') }),
    ],
    ['a late answer does nothing', code(), asked(), code()],
  ])('%s', (_, before, event, after) => expect(nextSignInState(before, event)).toEqual(after));
});

describe('entering the code', () => {
  test.each<Row>([
    ['R7-15 the last digit sends it', code(), enter('123456'), code({ typed: '123456', task: entering('123456') })],
    [
      'R8-34 a wrong one is said',
      code({ typed: '000000', task: entering('000000') }),
      failed(wrong),
      code({ typed: '000000', trouble: wrong }),
    ],
    [
      'the next one clears the message',
      code({ typed: '000000', trouble: wrong }),
      enter('123456'),
      code({ typed: '123456', task: entering('123456') }),
    ],
    [
      'R8-35 any other trouble is said',
      code({ typed: '123456', task: entering('123456') }),
      failed(failure),
      code({ typed: '123456', trouble: failure }),
    ],
    [
      'a code that is typed while another is checked waits',
      code({ typed: '000000', task: entering('000000') }),
      enter('123456'),
      code({ typed: '123456', task: entering('000000') }),
    ],
    [
      'and is checked next when the other is wrong',
      code({ typed: '123456', task: entering('000000') }),
      failed(wrong),
      code({ typed: '123456', task: entering('123456') }),
    ],
    [
      'but not when the call has failed',
      code({ typed: '123456', task: entering('000000') }),
      failed(failure),
      code({ typed: '123456', trouble: failure }),
    ],
    [
      'a code that is typed while a new one is asked for waits',
      code({ task: asking(ANNA, 'key-1') }),
      enter('123456'),
      code({ typed: '123456', task: asking(ANNA, 'key-1') }),
    ],
    [
      'and is checked when no new one comes; of that nothing is said',
      code({ typed: '123456', task: asking(ANNA, 'key-1') }),
      failed(failure),
      code({ typed: '123456', task: entering('123456') }),
    ],
    [
      'but a new code makes it worthless',
      code({ typed: '123456', task: asking(ANNA, 'key-1') }),
      asked(),
      code({ sent: { email: ANNA, idempotencyKey: 'key-2', at: IN_31_S } }),
    ],
    ['the right one leads on', code({ task: entering('123456') }), { type: 'entered' }, code({ task: leaving })],
    ['without a code on its way nothing is entered', state(), enter('123456'), state()],
    ['a late failure does nothing', code(), failed(failure), code()],
  ])('%s', (_, before, event, after) => expect(nextSignInState(before, event)).toEqual(after));
});

describe('correcting the address', () => {
  const correcting = code({ isCorrecting: true });
  test.each<Row>([
    ['the way back takes the message along', code({ trouble: wrong, typed: '1' }), { type: 'correct' }, correcting],
    ['not while a code is checked', code({ task: entering('1') }), { type: 'correct' }, code({ task: entering('1') })],
    ['an address that was right has its code already', correcting, ask(ANNA, IN_10_S), code()],
    [
      'after 30 seconds it gets a new one, without the key',
      correcting,
      ask(ANNA, IN_31_S),
      code({ isCorrecting: true, task: asking(ANNA) }),
    ],
    [
      'another address gets its own, without the key',
      correcting,
      ask(JOE, IN_10_S),
      code({ isCorrecting: true, email: JOE, task: asking(JOE) }),
    ],
    [
      'and then that one is awaited',
      code({ isCorrecting: true, email: JOE, task: asking(JOE) }),
      asked(),
      initialSignInState({ email: JOE, idempotencyKey: 'key-2', at: IN_31_S }),
    ],
    ['no code is entered meanwhile', correcting, enter('123456'), correcting],
  ])('%s', (_, before, event, after) => expect(nextSignInState(before, event)).toEqual(after));

  test('meanwhile no code is awaited', () => {
    expect([awaitedCode(code()), awaitedCode(correcting), awaitedCode(state())]).toEqual([sent, undefined, undefined]);
  });
});

describe('another tab signs in', () => {
  const elsewhere: SignInEvent = { type: 'signed-in-elsewhere' };
  test.each<Row>([
    ['while the page waits', code(), elsewhere, code({ task: leaving })],
    ['while a code is asked for', code({ task: asking(ANNA) }), elsewhere, code({ task: leaving })],
    [
      'while a code is checked: that is decided first',
      code({ task: entering('1') }),
      elsewhere,
      code({ task: entering('1') }),
    ],
    [
      'a wrong code is not said then',
      code({ typed: '1', task: entering('1') }),
      failed(wrong, true),
      code({ typed: '1', task: leaving }),
    ],
    [
      'a code that was asked for is not awaited then',
      state({ email: ANNA, task: asking(ANNA) }),
      asked(true),
      state({ email: ANNA, task: leaving }),
    ],
    [
      'a failure on the way to the page stays on the way',
      code({ task: leaving }),
      failed(failure, true),
      code({ task: leaving }),
    ],
  ])('%s', (_, before, event, after) => expect(nextSignInState(before, event)).toEqual(after));
});

test('a tab that asked for a code before goes on with it', () => {
  expect(initialSignInState(sent)).toEqual({
    email: ANNA,
    sent,
    isCorrecting: false,
    typed: '',
    task: { name: 'waiting' },
    trouble: null,
  });
});
