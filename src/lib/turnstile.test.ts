import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { BotChallenge } from './bot-challenge.ts';

/** Cloudflare's script as it is put into the page, and the widget it draws. */
class FakeScript extends EventTarget {
  src = '';
  referrerPolicy = '';
  readonly remove = vi.fn<() => void>();
}
type Options = Readonly<Record<string, unknown>>;
const widget = { remove: vi.fn<(id: string) => void>(), render: vi.fn<(place: unknown, options: Options) => string>() };
const place = {} as HTMLElement;
let scripts: FakeScript[];
let turnstile: BotChallenge;

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
/** The script has come; what it was asked to draw, as a way to call back. */
async function drawn(innerWidth = 390): Promise<(name: string, argument?: string) => unknown> {
  vi.stubGlobal('window', { innerWidth, turnstile: widget });
  scripts.at(-1)?.dispatchEvent(new Event('load'));
  await settle();
  const options = widget.render.mock.lastCall?.[1] ?? {};
  return (name, argument) => (options[name] as (argument?: string) => unknown)(argument);
}

beforeEach(async () => {
  vi.useFakeTimers();
  scripts = [];
  widget.render.mockReset().mockReturnValue('widget-1');
  widget.remove.mockReset();
  vi.stubGlobal('window', { innerWidth: 390 });
  vi.stubGlobal('document', {
    createElement: () => new FakeScript(),
    head: { append: (script: FakeScript) => scripts.push(script) },
    documentElement: { lang: 'en-GB' },
  });
  vi.resetModules();
  turnstile = (await import('./turnstile.ts')).turnstile('site-key');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the proof is the token of the official script, which is loaded once; the widget is gone afterwards (R7-20)', async () => {
  const first = turnstile.prove(place, 'a@b.example');
  (await drawn())('callback', 'token-1');
  expect(await first).toBe('token-1');
  expect(widget.remove).toHaveBeenCalledWith('widget-1');
  const second = turnstile.prove(place, 'a@b.example');
  (await drawn())('callback', 'token-2');
  expect(await second).toBe('token-2');
  expect(scripts.map(({ src }) => new URL(src).host)).toEqual(['challenges.cloudflare.com']);
  // S21: the address of the page before may hold a slug.
  expect(scripts.map(({ referrerPolicy }) => referrerPolicy)).toEqual(['no-referrer']);
});

test.each([
  ['error-callback', 'failed'],
  ['expired-callback', 'expired'],
  ['timeout-callback', 'expired'],
  ['unsupported-callback', 'failed'],
])('%s ends it as %s: the guest does not wait for ever', async (name, problem) => {
  const proof = turnstile.prove(place, 'a@b.example').catch((error: unknown) => error);
  (await drawn())(name);
  expect(await proof).toMatchObject({ name: 'ChallengeNotPassed', problem });
  expect(widget.remove).toHaveBeenCalledTimes(1);
});

test('a script that fails to load or is empty counts as unreachable, and is requested again next time', async () => {
  const trouble = [
    (script: FakeScript | undefined) => script?.dispatchEvent(new Event('error')),
    (script: FakeScript | undefined) => script?.dispatchEvent(new Event('load')),
    () => vi.advanceTimersByTimeAsync(10_000),
  ];
  for (const [index, cause] of trouble.entries()) {
    const proof = turnstile.prove(place, 'a@b.example').catch((error: unknown) => error);
    expect(scripts).toHaveLength(index + 1);
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await cause(scripts.at(-1));
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    expect(await proof).toMatchObject({ name: 'ChallengeNotPassed', problem: 'unreachable' });
    expect(scripts.at(-1)?.remove).toHaveBeenCalledTimes(1);
  }
});

test('a script that came at the second try stays, whatever was left of the time for the first', async () => {
  const first = turnstile.prove(place, 'a@b.example').catch(() => undefined);
  scripts.at(-1)?.dispatchEvent(new Event('error'));
  await first;
  const second = turnstile.prove(place, 'a@b.example');
  (await drawn())('callback', 'token-2');
  await second;
  await vi.advanceTimersByTimeAsync(10_000);
  const third = turnstile.prove(place, 'a@b.example');
  (await drawn())('callback', 'token-3');
  expect(await third).toBe('token-3');
  expect(scripts).toHaveLength(2);
});

test('the box fits a page of 320 pixels', async () => {
  const proof = turnstile.prove(place, 'a@b.example');
  (await drawn(320))('callback', 'token');
  await proof;
  expect(widget.render).toHaveBeenCalledWith(place, expect.objectContaining({ size: 'compact' }));
});

test.each([
  ['de-DE', 'de'],
  ['nb-NO', 'nb'],
  ['et-EE', 'auto'],
])('a page in %s has a box in %s', async (page, language) => {
  document.documentElement.lang = page;
  const proof = turnstile.prove(place, 'a@b.example');
  (await drawn())('callback', 'token');
  await proof;
  expect(widget.render).toHaveBeenCalledWith(place, expect.objectContaining({ language }));
});
