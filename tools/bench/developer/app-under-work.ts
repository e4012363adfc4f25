import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

import type { Page } from 'playwright';

/** A selector, and a text that one of its elements contains in its content or label. */
export interface Part {
  readonly selector: string;
  readonly text: string;
}

/** An app to measure: how it starts, which page opens, and which file is edited. */
export interface AppUnderWork {
  /** Arguments of `vite`. */
  readonly args: readonly string[];
  readonly port: number;
  readonly path: string;
  /** Mocks requests that no server answers. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The heading and the main content of the page. */
  readonly shows: readonly Part[];
  /** A component on screen, and a text in it that appears once. */
  readonly edit: { readonly file: string; readonly from: string; readonly to: string };
}

/** The text of the edited component. */
export const EDITED = 'edited just now';

/** The page of a stay; the edited component shows its property. */
export const reception: AppUnderWork = {
  args: [],
  port: 4381,
  path: '/stay?slug=stay-started',
  shows: [
    { selector: 'h1', text: 'Kasarmikatu 40' },
    { selector: 'button', text: 'Copy the code' },
  ],
  edit: { file: 'src/features/stay/stay-page.tsx', from: '{property?.name', to: `{property?.name + ' ${EDITED}'` },
};

const DOOR = { id: 'street', name: 'Street door', code: '2580', keypadButton: '#' };

/** The same libraries with a single page. */
export const floor: AppUnderWork = {
  args: ['tools/bench/floor'],
  port: 4383,
  path: '/?slug=stay-started',
  prepare: (page) => page.route('**/api/check-in/**', (route) => route.fulfill({ json: { propertyKeys: [DOOR] } })),
  shows: [
    { selector: 'h1', text: 'Your doors' },
    { selector: 'p', text: DOOR.code },
  ],
  edit: { file: 'tools/bench/floor/doors.tsx', from: '{name}', to: `{name} ${EDITED}` },
};

/** Milliseconds since 1970, on the clock that pages use as well. */
export const momentNow = (): number => performance.timeOrigin + performance.now();

/** A development server as started by `npm start`. */
export interface DevServer {
  readonly origin: string;
  /** When its process started, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Milliseconds until its first answer. */
  readonly firstAnswerMs: number;
  readonly stop: () => Promise<void>;
}

/** Starts `vite` on a port and polls it until it answers. */
export async function startDevServer(args: readonly string[], port: number): Promise<DevServer> {
  const startedAt = momentNow();
  const child = spawn('vite', [...args, '--port', String(port), '--strictPort'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const origin = `http://localhost:${port}`;
  while (child.exitCode === null) {
    const answer = await fetch(`${origin}/icons/boot.svg`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer !== undefined) break;
    await setTimeout(5);
  }
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return { origin, startedAt, firstAnswerMs: momentNow() - startedAt, stop };
}
