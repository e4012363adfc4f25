import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const aTask = () => ({ atRest: vi.fn<() => void>(), beforePrint: vi.fn<() => void>() });

let afterPage: (typeof import('./after-page.ts'))['afterPage'];
let page: EventTarget;
let rest: (() => void) | undefined;

/** From now on the guest uses the page. */
const touch = () => page.dispatchEvent(new Event('pointerdown'));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ afterPage } = await import('./after-page.ts'));
  page = new EventTarget();
  rest = undefined;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    rest = task;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {
    rest = undefined;
  });
});

afterEach(() => vi.useRealTimers());

test('a guest who only reads has nothing done for 15 s', () => {
  const task = aTask();
  afterPage(task);
  vi.advanceTimersByTime(14_900);
  expect(rest).toBeUndefined();
  vi.advanceTimersByTime(100);
  rest?.();
  expect(task.atRest).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown', 'scroll'])('%s is a sign of a guest, for all that comes later too', (sign) => {
  const [early, late] = [aTask(), aTask()];
  afterPage(early);
  vi.advanceTimersByTime(5_000);
  page.dispatchEvent(new Event(sign));
  vi.advanceTimersByTime(1_000);
  rest?.();
  expect(early.atRest).toHaveBeenCalledOnce();
  afterPage(late);
  vi.advanceTimersByTime(1_000);
  rest?.();
  expect(late.atRest).toHaveBeenCalledOnce();
});

test('a sign while nothing waits counts as well', () => {
  afterPage(aTask())();
  touch();
  expect(vi.getTimerCount()).toBe(0);
  afterPage(aTask());
  vi.advanceTimersByTime(1_000);
  expect(rest).toBeDefined();
});

test('waits a second, then for rest, and does all tasks together, once', () => {
  const [early, late] = [aTask(), aTask()];
  afterPage(early);
  touch();
  vi.advanceTimersByTime(900);
  afterPage(late);
  expect(rest).toBeUndefined();
  vi.advanceTimersByTime(100);
  expect(early.atRest).not.toHaveBeenCalled();
  rest?.();
  page.dispatchEvent(new Event('beforeprint'));
  for (const { atRest, beforePrint } of [early, late]) {
    expect(atRest).toHaveBeenCalledOnce();
    expect(beforePrint).not.toHaveBeenCalled();
  }
});

test('printing does not wait, and leaves nothing to do', () => {
  const task = aTask();
  afterPage(task);
  page.dispatchEvent(new Event('beforeprint'));
  expect(task.beforePrint).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5_000);
  expect(rest).toBeUndefined();
  page.dispatchEvent(new Event('beforeprint'));
  expect(task.beforePrint).toHaveBeenCalledOnce();
});

test('printing while rest is awaited calls the rest off', () => {
  afterPage(aTask());
  touch();
  vi.advanceTimersByTime(1_000);
  page.dispatchEvent(new Event('beforeprint'));
  expect(rest).toBeUndefined();
});

test('what is called off is not done; the last one takes the timer with it', () => {
  const [gone, kept] = [aTask(), aTask()];
  const callOff = afterPage(gone);
  const callOffKept = afterPage(kept);
  touch();
  callOff();
  callOff();
  vi.advanceTimersByTime(1_000);
  rest?.();
  expect(gone.atRest).not.toHaveBeenCalled();
  expect(kept.atRest).toHaveBeenCalledOnce();
  callOffKept();
  afterPage(aTask())();
  expect(vi.getTimerCount()).toBe(0);
});

test('a task that comes while others are done waits for a turn of its own', () => {
  const next = aTask();
  afterPage({ atRest: () => void afterPage(next), beforePrint: () => {} });
  touch();
  vi.advanceTimersByTime(1_000);
  rest?.();
  expect(next.atRest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  rest?.();
  expect(next.atRest).toHaveBeenCalledOnce();
});
