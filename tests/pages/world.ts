import { vi } from 'vitest';

import { addressOf } from '#api/address.ts';
import { NoResponse } from '#api/response.ts';
import type { Property } from '#api/generated/model.ts';
import type { ApiSettings } from '#api/http-client.ts';
import { parseInstant, toMs } from '#lib/time.ts';
import { createBackend, fake } from '#mocks/backend.ts';
import { onlyWorld } from '#mocks/engine/replay.ts';
import type { Backend } from '#mocks/world.ts';
import { THIS_MORNING, WorldControls } from '#mocks/testing/world-controls.ts';

let inFlight = 0;

/** Whether a call of the app waits for its answer. */
export const isCalling = (): boolean => inFlight > 0;

/** The test's own backend, in this page. */
export class World extends WorldControls {
  #backend: Backend | undefined;

  constructor() {
    super(async (method, path, data) => {
      const body =
        data === undefined ? {} : { body: JSON.stringify(data), headers: { 'content-type': 'application/json' } };
      const response = await this.control(
        new Request(new URL(`/__mock/${path}`, location.origin), { method, ...body }),
      );
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} /__mock/${path}: ${text}`);
      return JSON.parse(text);
    });
  }

  readonly control = (request: Request): Promise<Response> => fake.control(onlyWorld(this.backend), request);

  get backend(): Backend {
    if (this.#backend === undefined) throw new Error('The world has not started');
    return this.#backend;
  }

  /** Starts a new world, by default at `THIS_MORNING`, and sets the clock of the device to its time. */
  async start({ now = THIS_MORNING, seed }: { now?: string; seed?: number } = {}): Promise<void> {
    const at = parseInstant(now);
    if (at === null) throw new Error(`No instant: ${now}`);
    vi.setSystemTime(toMs(at));
    this.#backend = await createBackend({ now: at, ...(seed === undefined ? {} : { seed }) });
  }

  /** Changes every property. */
  async changeProperties(changes: Partial<Property>): Promise<void> {
    const { properties } = this.backend.db;
    for (const { id } of properties.findMany(() => true)) {
      // oxlint-disable-next-line no-await-in-loop -- one row after the other
      await properties.update(id, (property) => ({ ...property, ...changes }));
    }
  }

  /** Moves every property to the white-label brand, whose host shows no stay of the main brand (N4). */
  becomeWhiteLabel = (): Promise<void> => this.changeProperties({ isWhiteLabel: true });

  isHeld = (): Promise<void> =>
    vi.waitFor(
      async () => {
        const left = await this.call('GET', 'faults');
        if (!Array.isArray(left) || left.length > 0) throw new Error('The call has not arrived');
      },
      { timeout: 5_000, interval: 5 },
    );

  /** Answers a call of the app. */
  send: ApiSettings['send'] = async ({ baseURL = '', headers = {}, data, signal, ...call }) => {
    if (!navigator.onLine) throw new NoResponse('ERR_NETWORK', undefined);
    const sent = new Headers(JSON.parse(JSON.stringify(headers)) as Record<string, string>);
    if (data !== undefined) sent.set('content-type', 'application/json');
    // A timeout on the test's clock, so that `passTime` can trigger it.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), call.timeout);
    const gone = AbortSignal.any([limit.signal, ...(signal ? [signal] : [])]);
    const ended = new Promise<never>((_, reject) => {
      gone.addEventListener('abort', () =>
        reject(new NoResponse(limit.signal.aborted ? 'ETIMEDOUT' : 'ERR_CANCELED', undefined)),
      );
    });
    const request = new Request(new URL(addressOf(baseURL, call), location.origin), {
      method: call.method,
      headers: sent,
      ...(data === undefined ? {} : { body: JSON.stringify(data) }),
    });
    inFlight += 1;
    const answer = await Promise.race([this.backend.handle(request, () => gone), ended]).finally(() => {
      inFlight -= 1;
      clearTimeout(timer);
    });
    if (answer === 'dropped') throw new NoResponse('ERR_NETWORK', undefined);
    return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
  };
}
