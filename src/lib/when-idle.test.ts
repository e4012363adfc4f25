import { afterEach, expect, test, vi } from 'vitest';

import { whenIdle } from './when-idle.ts';

afterEach(() => vi.useRealTimers());

test('runs a task when the browser is idle, five seconds later at the latest', () => {
  const requested: { task?: () => void; options?: unknown } = {};
  vi.stubGlobal('requestIdleCallback', (task: () => void, options: unknown) => {
    Object.assign(requested, { task, options });
    return 7;
  });
  const task = vi.fn<() => void>();
  whenIdle(task);
  expect(requested.options).toEqual({ timeout: 5_000 });
  requested.task?.();
  expect(task).toHaveBeenCalledOnce();
});

test('a browser without idle callbacks runs it a second later', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const task = vi.fn<() => void>();
  whenIdle(task);
  vi.advanceTimersByTime(999);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledOnce();
});
