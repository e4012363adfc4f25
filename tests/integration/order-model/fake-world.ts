import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import type { Slug } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';
import type { OrderItem } from '#api/generated/model.ts';

import { httpHost } from '#mocks/http-host.ts';

/** The start of every world. */
export const START = '2026-07-01T08:00:00.000Z' as Instant;

interface SeenCall {
  readonly operation: string;
  readonly status: number | 'dropped';
}

/** A world of the fake backend behind a socket. */
export class FakeWorld {
  readonly #server: Server;
  readonly #origin: string;

  private constructor(server: Server) {
    this.#server = server;
    this.#origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(): Promise<FakeWorld> {
    const server = createServer(httpHost({ defaults: { now: START } })).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FakeWorld(server);
  }

  get baseUrl(): string {
    return `${this.#origin}/api`;
  }

  fault = (fault: object): Promise<unknown> => this.#call('POST', '/__mock/faults', fault);

  clearFaults = (): Promise<unknown> => this.#call('DELETE', '/__mock/faults');

  /** The results of the writes that arrived. */
  async writes(): Promise<SeenCall['status'][]> {
    const calls = (await this.#call('GET', '/__mock/journal')) as SeenCall[];
    return calls.flatMap(({ operation, status }) => (operation === 'updateCheckIn' ? status : []));
  }

  /** The items of the stay once every order in it is decided. */
  async items(slug: Slug): Promise<readonly OrderItem[]> {
    await this.#call('PUT', '/__mock/clock', { advance: 'PT2S' });
    const stay = await this.#call('GET', `/api/check-in/${slug}?${encodeURIComponent('$expand[]')}=orderItems`);
    return (stay as { orderItems: OrderItem[] }).orderItems;
  }

  /** The hours still free for a late check-out. */
  async lateHours(slug: Slug): Promise<readonly Instant[]> {
    const { data } = (await this.#call('GET', `/api/property-unit-availability?reservationId=res-${slug}`)) as {
      data: { productId: string | null; isAvailable: boolean; timeslot: Instant }[];
    };
    return data.flatMap((slot) => (slot.productId === 'prod-late' && slot.isAvailable ? slot.timeslot : []));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Uses `node:http`, as the timers of `fetch` do not follow the virtual time. */
  async #call(method: string, path: string, body?: object): Promise<unknown> {
    const call = request(this.#origin + path, { method, headers: { 'content-type': 'application/json' } });
    call.end(body === undefined ? '' : JSON.stringify(body));
    const [answer] = await once(call, 'response');
    return json(answer);
  }
}
