import { beforeEach, describe, expect, test, vi } from 'vitest';

const report = vi.fn<(message: string, facts?: object, error?: unknown) => void>();
let page: EventTarget;
let watch: typeof import('./watch-errors.ts');

beforeEach(async () => {
  vi.resetModules();
  report.mockClear();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  (await import('./reporter.ts')).setReporter({ report });
  watch = await import('./watch-errors.ts');
});

/** Fires as a browser does; returns whether it would print it. */
const fire = (name: string, about: object): boolean =>
  page.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), about));

const BROKEN = new TypeError('Broken');
const facts = (caught: string, name = 'TypeError') => ({ name, read: undefined, caught });

describe('what no boundary catches (S45)', () => {
  test.each([
    ['error', { error: BROKEN }, 'window'],
    ['unhandledrejection', { reason: BROKEN }, 'promise'],
  ])('%s is reported with the error, and printed outside production only (R8-44)', (name, about, caught) => {
    watch.watchErrors({ isSilent: () => false });
    expect(fire(name, about)).toBe(true);
    expect(report.mock.calls).toEqual([['Unexpected failure', facts(caught), BROKEN]]);
    watch.watchErrors({ isSilent: () => true });
    expect(fire(name, about)).toBe(false);
  });

  test('is reported once, whoever hears of it', () => {
    watch.watchErrors({ isSilent: () => true });
    watch.reactErrors.onCaughtError(BROKEN);
    watch.reactErrors.onUncaughtError(BROKEN);
    fire('error', { error: BROKEN });
    fire('unhandledrejection', { reason: BROKEN });
    expect(report.mock.calls).toEqual([['Unexpected failure', facts('boundary'), BROKEN]]);
  });

  test.each([
    ['a script of another origin', 'error', { error: null }],
    ['a size that changed while it was read', 'error', {}],
  ])('%s is no failure', (_, name, about) => {
    watch.watchErrors({ isSilent: () => true });
    fire(name, about);
    expect(report).not.toHaveBeenCalled();
  });

  test('anything may be thrown', () => {
    watch.watchErrors({ isSilent: () => true });
    fire('unhandledrejection', { reason: undefined });
    fire('error', { error: 'text' });
    expect(report.mock.calls.map(([, told]) => told)).toEqual([
      facts('promise', 'undefined'),
      facts('window', 'string'),
    ]);
  });
});
