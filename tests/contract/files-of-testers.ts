import { afterAll, beforeAll, beforeEach } from 'vitest';

import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';
import { NOW } from './support.ts';

export type Whole = Record<string, unknown>;

/** The stay that these tests order for. */
export const SLUG = 'stay-started';

interface Refused {
  readonly errors: readonly { readonly message: string; readonly data: Readonly<Record<string, unknown>> }[];
}

/**
 * Two worlds of a server: `mine` has an order and a fault, `other` an order and a cancelled stay. Files from `other` with
 * one mistake are sent to `mine`, which must refuse them, name the place and stay unchanged.
 */
export function twoWorlds() {
  let server: TestServer;
  let before = '';
  beforeAll(async () => {
    server = await startServer({ now: NOW, frozen: true });
  });
  afterAll(() => server.stop());

  const send: TestServer['send'] = (...call) => server.send(...call);
  const order = (world: string) =>
    send('PATCH', `/w/${world}/api/check-in/${SLUG}`, { orderItems: [{ productId: 'prod-sauna', count: 1 }] });
  const snapshotOf = async (world: string): Promise<Whole> => (await send('GET', `/w/${world}/__mock/snapshot`)).json();
  /** The snapshot of a world as text, without the time at which it was saved. */
  const stateOf = async (world: string): Promise<string> =>
    JSON.stringify(await snapshotOf(world)).replace(/"savedAt":\d+/, '"savedAt":0');

  beforeEach(async () => {
    await send('POST', '/w/mine/__mock/reset');
    await send('POST', '/w/other/__mock/reset');
    await order('mine');
    await send('POST', '/w/mine/__mock/faults', { operation: 'order', kind: 'network', times: 2 });
    await order('other');
    await send('PATCH', '/w/other/api/check-in/stay-before-arrival', { status: 'canceled' });
    before = await stateOf('mine');
  });

  return {
    send,
    order,
    snapshotOf,
    stateOf,
    /** Sends a file to `mine`; text is sent unchanged. */
    hand: (method: string, verb: string, file: unknown) =>
      fetch(`http://127.0.0.1:${server.port}/w/mine/__mock/${verb}`, {
        method,
        body: typeof file === 'string' ? file : JSON.stringify(file),
      }),
    /** The refusal of a file, whether its message names the place, and whether `mine` is unchanged. */
    refusal: async (answer: Response) => {
      const { errors } = (await answer.json()) as Refused;
      const { message = '', data = {} } = errors[0] ?? {};
      const place = String(data['field']);
      const isWhole = (await stateOf('mine')) === before;
      return { status: answer.status, place, message, data, isNamed: message.includes(place), isWhole };
    },
  };
}
