import { beforeEach, expect, test, vi } from 'vitest';

import type { Send } from '#telemetry/reporter.ts';

import { settingsOfHost } from '../../tests/support/settings.ts';

const BROKEN = new TypeError('Broken');
const reported = (error: Error, caught: string) => [
  'Unexpected failure',
  { name: error.name, read: undefined, caught },
  error,
];

let page: EventTarget;
let errors: typeof import('./error-reports.ts');
const print = vi.fn<(...printed: unknown[]) => void>();
const service = vi.fn<Send>();
const startSentry = vi.fn<() => Send>(() => service);

vi.mock('#telemetry/sentry.ts', () => ({ startSentry: () => startSentry() }));

beforeEach(async () => {
  vi.resetModules();
  print.mockReset();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('location', new URL('https://stay.nordwind.example/stay'));
  vi.stubGlobal('console', { ...console, error: print });
  errors = await import('./error-reports.ts');
});

/** Fires as a browser does; returns whether it would print it. */
const fire = (error: Error): boolean =>
  page.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { error }));

// Proves R7-97.
test('an error before the configuration is read waits, and is sent to the service that it names', async () => {
  errors.catchErrors();
  expect(fire(BROKEN)).toBe(false);
  errors.reportErrors(settingsOfHost('localhost', 'prod'));
  const later = new RangeError('Later');
  fire(later);
  await errors.startErrorReports();
  expect(service.mock.calls).toEqual([reported(BROKEN, 'window'), reported(later, 'window')]);
  expect(print).not.toHaveBeenCalled();
});

test('outside production it is printed as well, once that is known (R8-44)', () => {
  errors.catchErrors();
  fire(BROKEN);
  expect(print).not.toHaveBeenCalled();
  errors.reportErrors(settingsOfHost('localhost', 'stage'));
  expect(print.mock.calls).toEqual([reported(BROKEN, 'window')]);
});

test('a host without settings has the console only', async () => {
  errors.catchErrors();
  fire(BROKEN);
  errors.reportErrors();
  expect(print.mock.calls).toEqual([reported(BROKEN, 'window')]);
  await errors.startErrorReports();
  expect(startSentry).not.toHaveBeenCalled();
});
