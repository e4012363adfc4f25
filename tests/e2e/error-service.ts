import { gunzipSync, inflateSync } from 'node:zlib';

import type { BrowserContext } from 'playwright/test';

/** One item of an envelope; replay recordings are decompressed. */
export interface Received {
  readonly type: string;
  readonly payload: string;
  /** The payload, after the headers of the item and of its envelope. */
  readonly text: string;
}

/** The first byte of zlib data. */
const PACKED = 0x78;

function payloadText(type: string, payload: Buffer): string {
  if (type !== 'replay_recording') return payload.toString();
  const end = payload.indexOf('\n') + 1;
  const events = payload.subarray(end);
  return payload.subarray(0, end).toString() + (events[0] === PACKED ? inflateSync(events) : events).toString();
}

/** Parses an envelope: a header line, then a header line and the payload of each item. */
function readEnvelope(body: Buffer): Received[] {
  let rest = body;
  const take = (length: number): Buffer => {
    const part = rest.subarray(0, length);
    rest = rest.subarray(length + 1);
    return part;
  };
  const takeLine = (): Buffer => take(rest.includes('\n') ? rest.indexOf('\n') : rest.length);
  const head = takeLine().toString();
  const items: Received[] = [];
  while (rest.length > 0) {
    const header = takeLine().toString();
    const { type, length } = JSON.parse(header) as { type: string; length?: number };
    const payload = payloadText(type, length === undefined ? takeLine() : take(length));
    items.push({ type, payload, text: head + header + payload });
  }
  return items;
}

/** The hosts that an operator's configuration would put into the policy. */
const HOSTS =
  'https://errors.example.test https://api.example.test https://api.stage.example.test https://api.segment.io';

/** Sends pages with the policy of a host that has configured the service, and blocks analytics and chat. */
async function allowService(context: BrowserContext): Promise<void> {
  await context.route('https://api.segment.io/**', (route) => route.abort());
  await context.route('**/chat.html*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await context.route(
    ({ hostname, pathname }) => hostname === 'localhost' && /^\/(stay|account|login)?(\/|$)/.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy']?.replace("connect-src 'self'", `connect-src 'self' ${HOSTS}`);
      return route.fulfill({
        response,
        headers: { ...headers, 'content-security-policy': policy ?? '', 'document-policy': 'js-profiling' },
      });
    },
  );
}

/** Stands in for Sentry, and decodes what the browser sends. */
export class ErrorService {
  readonly received: Received[] = [];
  /** The addresses and headers of the requests. */
  readonly requests: string[] = [];
  isBlocked = false;
  /** The number of requests since `hold` was last called. */
  held = 0;
  #answer = Promise.resolve();

  static async stand(context: BrowserContext): Promise<ErrorService> {
    const service = new ErrorService();
    await context.route('https://errors.example.test/**', async (route) => {
      await service.#awaitAnswer();
      if (service.isBlocked) return route.abort();
      const request = route.request();
      service.requests.push(`${request.url()} ${JSON.stringify(await request.allHeaders())}`);
      const body = request.postDataBuffer() ?? Buffer.from('{}');
      const isPacked = request.headers()['content-encoding'] === 'gzip';
      service.received.push(...readEnvelope(isPacked ? gunzipSync(body) : body));
      return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
    });
    await allowService(context);
    return service;
  }

  /** Answers nothing until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#answer = promise;
    this.held = 0;
    return resolve;
  }

  async #awaitAnswer(): Promise<void> {
    this.held += 1;
    await this.#answer;
  }

  /** The texts of the received items of one type. */
  texts = (type: string): string[] => this.received.filter((item) => item.type === type).map(({ text }) => text);
}
