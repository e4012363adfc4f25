import { describe, expect, test } from 'vitest';

import { NOW } from './support.ts';
import { SLUG, testerServer } from './tester-server.ts';

const { json, port, cancelIn, statusIn } = testerServer();

test('the journal says what each call changed in the state', async () => {
  await cancelIn('');
  await statusIn('');
  const { body } = await json('GET', '/__mock/journal');
  expect(body[0].changes).toContainEqual({
    at: `stays/${SLUG} checkIn.status`,
    before: 'confirmed',
    after: 'canceled',
  });
  expect(body[1]).not.toHaveProperty('changes');
});

describe('who follows a world', () => {
  /** The events of a world's stream from now on; `next` waits for one more. */
  async function follow(world: string) {
    const left = new AbortController();
    const { body } = await fetch(`http://127.0.0.1:${port()}${world}/__mock/journal/stream`, left);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const next = async () => {
      while (!text.includes('\n\n')) text += (await reader?.read())?.value ?? '';
      const [event = '', ...rest] = text.split('\n\n');
      text = rest.join('\n\n');
      return JSON.parse(event.replace('data: ', ''));
    };
    return { next, leave: () => left.abort() };
  }

  test('hears each call with its answer and changes, each change of a tester, and goes on after a reset', async () => {
    const { next, leave } = await follow('/w/gina');
    expect(await next()).toMatchObject({ kind: 'world', now: NOW, frozen: true });
    await json('PATCH', `/api/check-in/${SLUG}`, { status: 'canceled' });
    await cancelIn('/w/gina');
    const { call } = await next();
    expect(call).toMatchObject({ url: `/api/check-in/${SLUG}`, status: 200 });
    expect(JSON.parse(call.answer)).toEqual({ status: 'canceled' });
    expect(call.changes).toContainEqual({ at: `stays/${SLUG} checkIn.status`, before: 'confirmed', after: 'canceled' });
    await json('PUT', '/w/gina/__mock/clock', { advance: 'PT1H' });
    expect(await next()).toMatchObject({ kind: 'world', now: '2026-02-03T11:00:00.000Z' });
    await json('POST', '/w/gina/__mock/reset');
    expect(await next()).toMatchObject({ kind: 'world', now: NOW });
    await statusIn('/w/gina');
    expect(await next()).toMatchObject({ kind: 'call', call: { method: 'GET' } });
    leave();
  });
});

test('the journal keeps the answers of the last fifty calls', async () => {
  for (let call = 0; call < 55; call++) await statusIn('/w/hugo');
  const { body } = await json('GET', '/w/hugo/__mock/journal');
  const kept = body.map((entry: { answer?: string }) => entry.answer !== undefined);
  expect(kept).toEqual([...Array(5).fill(false), ...Array(50).fill(true)]);
});
