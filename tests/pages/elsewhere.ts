import { expect } from 'vitest';

import type { World } from './world.ts';

/** Changes the stay as another device would; fails unless the server accepts it. */
export async function sendElsewhere(world: World, slug: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const request = new Request(new URL(`/api/check-in/${slug}`, location.origin), {
    method: 'PATCH',
    headers,
    body: JSON.stringify(body),
  });
  const answer = await world.backend.handle(request, () => new AbortController().signal);
  expect(answer === 'dropped' ? answer : answer.status).toBe(200);
}

/** Takes the lock of a stay's writes, as another tab does while it sends one; returns a function that releases it. */
export async function beginElsewhere(slug: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await new Promise<void>((begun) => {
    void navigator.locks.request(`write:${slug}`, () => {
      begun();
      return promise;
    });
  });
  return resolve;
}
