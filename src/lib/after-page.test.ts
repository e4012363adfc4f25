import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { afterPage } from './after-page.ts';

const aTask = () => ({ atRest: vi.fn<() => void>(), beforePrint: vi.fn<() => void>() });

let page: EventTarget;
let rest: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
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

test('waits a second, then for rest, and does all tasks together, once', () => {
  const [early, late] = [aTask(), aTask()];
  afterPage(early);
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
  vi.advanceTimersByTime(1_000);
  page.dispatchEvent(new Event('beforeprint'));
  expect(rest).toBeUndefined();
});

test('what is called off is not done; the last one takes the timer with it', () => {
  const [gone, kept] = [aTask(), aTask()];
  const callOff = afterPage(gone);
  const callOffKept = afterPage(kept);
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
  vi.advanceTimersByTime(1_000);
  rest?.();
  expect(next.atRest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  rest?.();
  expect(next.atRest).toHaveBeenCalledOnce();
});
