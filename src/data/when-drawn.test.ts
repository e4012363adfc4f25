import { afterEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '#data/query-client.ts';

import { whenDrawn } from './when-drawn.ts';

afterEach(() => vi.useRealTimers());

test('the read is sent after the frame of the page that asks, not before', async () => {
  vi.useFakeTimers();
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('answer'));
  const answer = createQueryClient().fetchQuery(whenDrawn({ queryKey: ['read'], queryFn }));
  await vi.advanceTimersByTimeAsync(0);
  expect(queryFn).not.toHaveBeenCalled();

  for (const draw of frames) draw();
  expect(queryFn, 'the frame is drawn after its callbacks').not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(queryFn).toHaveBeenCalledOnce();
  expect(await answer).toBe('answer');
});
