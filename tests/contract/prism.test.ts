import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

import { afterAll, describe, expect, test } from 'vitest';

import { contract } from '#mocks/backend.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';

import { isDeepRun, RANDOM_MS } from '../support/how-far.ts';
import { freePort } from '../support/programs.ts';
import { ended } from '../support/web-servers.ts';
import { bundledContract, installPeer } from '../../tools/bench/server/peers.ts';
import { PROPERTY_ID, REQUESTS, SLUG } from './good-requests.ts';
import { ALL_EXPANSIONS, NOW } from './support.ts';

// Only in the deep run, as it installs Prism and makes thousands of calls.
const prism = isDeepRun ? await installPeer('prism') : undefined;
const isThere = prism !== undefined && existsSync(prism);
if (isDeepRun && !isThere) console.warn('Prism cannot be installed here: the contract is NOT tested with Prism');

const processes: ChildProcess[] = [];
afterAll(() => Promise.all(processes.map(ended)));

async function started(args: readonly string[], url: string): Promise<void> {
  processes.push(spawn('node', args, { stdio: 'ignore' }));
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; tries < 1200; tries += 1) {
    if (await isUp()) return;
    await setTimeout(50);
  }
  throw new Error(`${url} did not answer`);
}

interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends calls through Prism, and collects the violations that it finds in calls and answers. */
class Reader {
  readonly #origin: string;
  readonly found: unknown[] = [];
  readonly answers = new Map<string, number>();
  calls = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async ask(operation: string, path: string, { method = 'GET', body, headers = {} }: Asked = {}): Promise<unknown> {
    const answer = await fetch(`${this.#origin}/${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const violations = answer.headers.get('sl-violations');
    const text = await answer.text();
    const isItsOwn = text.includes('stoplight.io/prism/errors');
    if (violations !== null || isItsOwn) this.found.push({ operation, path, violations: violations ?? text });
    this.calls += 1;
    this.answers.set(operation, (this.answers.get(operation) ?? 0) + (answer.ok ? 1 : 0));
    return JSON.parse(text);
  }
}

const slugOf = (open: string): string => new URL(open, 'http://x').searchParams.get('slug') || SLUG;

describe.runIf(isThere)('Prism between the app and the backend', () => {
  test(
    'finds nothing wrong with any operation in any scenario, nor with its answer',
    async () => {
      const [upstream, proxy] = [await freePort(), await freePort()];
      await started(
        ['mocks/start.cjs', '--port', String(upstream), '--now', NOW],
        `http://127.0.0.1:${upstream}/api/check-in/${SLUG}`,
      );
      const args = ['proxy', await bundledContract(), `http://127.0.0.1:${upstream}/api`, '--port', String(proxy)];
      await started([prism ?? '', ...args, '--verboseLevel', 'silent'], `http://127.0.0.1:${proxy}/check-in/${SLUG}`);
      const reader = new Reader(`http://127.0.0.1:${proxy}`);
      const authenticate = (body: object) =>
        reader.ask('authenticate', 'authentication', { method: 'POST', body: { strategy: 'otp', ...body } });
      const tokens = new Map<string, string>();
      for (const { open, signIn: email = 'anna@guest.example' } of scenarios) {
        const slug = slugOf(open);
        const stay = (await reader.ask('checkIn', `check-in/${slug}?${ALL_EXPANSIONS}`)) as { propertyId?: string };
        const here = (text: string) =>
          text
            .replaceAll(/stay-before-arrival|stay-started/g, slug)
            .replaceAll(PROPERTY_ID, stay.propertyId ?? PROPERTY_ID);
        if (!tokens.has(email)) {
          await authenticate({ email, turnstileToken: 'ok' });
          const signedIn = (await authenticate({ email, otp: '123456' })) as { accessToken?: string };
          tokens.set(email, signedIn.accessToken ?? 'none');
        }
        for (const id of contract.ids) {
          const [path, sent, more] = REQUESTS[id];
          const { method, body, headers } = (sent === 'signed' ? more : sent) ?? {};
          await reader.ask(id, here(path), {
            ...(method !== undefined && { method }),
            ...(body !== undefined && { body: JSON.parse(here(JSON.stringify(body))) as unknown }),
            headers: {
              ...(headers?.['x-slug'] === undefined ? headers : { ...headers, 'x-slug': slug }),
              ...(sent === 'signed' && { authorization: `Bearer ${tokens.get(email)}` }),
            },
          });
        }
      }
      console.log(`${reader.calls} calls through Prism, ${reader.found.length} violations`);
      expect(reader.found.slice(0, 5)).toEqual([]);
      // Fails if an operation had no successful call.
      expect(contract.ids.filter((id) => !reader.answers.get(id))).toEqual([]);
    },
    RANDOM_MS,
  );
});
