import { describe, expect, test, vi } from 'vitest';

import { createReporter, report, sendLater, setReporter } from './reporter.ts';

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
    const { send, deliverTo } = sendLater();
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
    const { send, deliverTo } = sendLater();
    for (let count = 0; count < 25; count += 1) send(`Report ${count}`, {});
    const service = vi.fn<(message: string) => void>();
    deliverTo(service);
    expect(service.mock.calls.map(([message]) => message)).toEqual(
      Array.from({ length: 20 }, (_, count) => `Report ${count}`),
    );
  });
});
