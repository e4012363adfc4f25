import { beforeEach, describe, expect, test, vi } from 'vitest';

import { createReporter, createReportQueue, report, setReporter } from './reporter.ts';

test.each([
  ['development: console only', true, false],
  ['stage: console and telemetry', true, true],
  ['production: telemetry only', false, true],
])('%s (R8-44, R8-45, R8-56)', (_, printsToConsole, sends) => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const send = vi.fn<(message: string, facts: object) => void>();
  createReporter({ printsToConsole, send: sends ? send : undefined }).report('Call failed', { code: 'network' });
  expect(print.mock.calls).toEqual(printsToConsole ? [['Call failed', { code: 'network' }]] : []);
  expect(send.mock.calls).toEqual(sends ? [['Call failed', { code: 'network' }]] : []);
});

test('a report without facts has none', () => {
  const send = vi.fn<(message: string, facts: object) => void>();
  createReporter({ printsToConsole: false, send }).report('Update failed');
  expect(send).toHaveBeenCalledWith('Update failed', {});
});

test('the app reports through the reporter that was set last', () => {
  const first = { report: vi.fn<(message: string, facts?: object) => void>() };
  const second = { report: vi.fn<(message: string, facts?: object) => void>() };
  setReporter(first);
  setReporter(second);
  report('Once', { at: 1 });
  expect(first.report).not.toHaveBeenCalled();
  expect(second.report.mock.calls).toEqual([['Once', { at: 1 }]]);
});

describe('reports that come before the service (R7-97)', () => {
  test('are handed over in their order, and every later one at once', () => {
    const { send, deliverTo } = createReportQueue();
    const thrown = new Error('Broken');
    send('First', {});
    send('Second', { status: 500 }, thrown);
    const service = vi.fn<(message: string, facts: object, error?: unknown) => void>();
    deliverTo(service);
    send('Third', {});
    expect(service.mock.calls).toEqual([
      ['First', {}],
      ['Second', { status: 500 }, thrown],
      ['Third', {}],
    ]);
  });

  test('are twenty at most', () => {
    const { send, deliverTo } = createReportQueue();
    for (let count = 0; count < 25; count += 1) send(`Report ${count}`, {});
    const service = vi.fn<(message: string) => void>();
    deliverTo(service);
    expect(service.mock.calls.map(([message]) => message)).toEqual(
      Array.from({ length: 20 }, (_, count) => `Report ${count}`),
    );
  });
});

describe('what no boundary catches (S45)', () => {
  const reported = vi.fn<(message: string, facts?: object, error?: unknown) => void>();
  let page: EventTarget;
  let reporter: typeof import('./reporter.ts');

  beforeEach(async () => {
    vi.resetModules();
    reported.mockClear();
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    reporter = await import('./reporter.ts');
    reporter.setReporter({ report: reported });
  });

  /** Fires as a browser does; returns whether it would print it. */
  const fire = (name: string, about: object): boolean =>
    page.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), about));

  const BROKEN = new TypeError('Broken');
  const facts = (caught: string, name = 'TypeError') => ({ name, read: undefined, caught });

  test.each([
    ['error', { error: BROKEN }, 'window'],
    ['unhandledrejection', { reason: BROKEN }, 'promise'],
  ])('%s is reported with the error, and printed outside production only (R8-44)', (name, about, caught) => {
    reporter.watchErrors({ isSilent: () => false });
    expect(fire(name, about)).toBe(true);
    expect(reported.mock.calls).toEqual([['Unexpected failure', facts(caught), BROKEN]]);
    reporter.watchErrors({ isSilent: () => true });
    expect(fire(name, about)).toBe(false);
  });

  test('is reported once, even with several handlers', () => {
    reporter.watchErrors({ isSilent: () => true });
    reporter.reactErrors.onCaughtError(BROKEN);
    reporter.reactErrors.onUncaughtError(BROKEN);
    fire('error', { error: BROKEN });
    fire('unhandledrejection', { reason: BROKEN });
    expect(reported.mock.calls).toEqual([['Unexpected failure', facts('boundary'), BROKEN]]);
  });

  test.each([
    ['a script of another origin', 'error', { error: null }],
    ['a size that changed while it was read', 'error', {}],
  ])('%s is no failure', (_, name, about) => {
    reporter.watchErrors({ isSilent: () => true });
    fire(name, about);
    expect(reported).not.toHaveBeenCalled();
  });

  test.each([
    'Transition was skipped',
    'Transition was aborted because of invalid state',
    'Old view transition aborted by new view transition.',
  ])('a page whose transition was skipped is no failure, and nothing is printed: %s', (message) => {
    reporter.watchErrors({ isSilent: () => false });
    expect(fire('unhandledrejection', { reason: new DOMException(message, 'AbortError') })).toBe(false);
    expect(reported).not.toHaveBeenCalled();
    fire('unhandledrejection', { reason: new DOMException('The play() request was interrupted', 'AbortError') });
    expect(reported).toHaveBeenCalledOnce();
  });

  test('anything may be thrown', () => {
    reporter.watchErrors({ isSilent: () => true });
    fire('unhandledrejection', { reason: undefined });
    fire('error', { error: 'text' });
    expect(reported.mock.calls.map(([, about]) => about)).toEqual([
      facts('promise', 'undefined'),
      facts('window', 'string'),
    ]);
  });
});
