import { vi } from 'vitest';

import type { ToPage } from '#pwa/worker.ts';

/** The parts of a `ServiceWorker` that updates read. */
export class FakeWorker extends EventTarget {
  readonly postMessage = vi.fn<(message: unknown) => void>();
  state = 'installed';

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** The parts of a `ServiceWorkerRegistration` that updates read. */
export class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  readonly update = vi.fn<() => Promise<void>>(() => Promise.resolve());

  /** The browser has found a new script, and starts to install it. */
  find(): void {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
  }
  /** The installation has ended. The first worker becomes active, a later one waits. */
  install(): void {
    const worker = this.installing;
    this.installing = null;
    if (this.active === null) this.active = worker;
    else this.waiting = worker;
    worker?.dispatchEvent(new Event('statechange'));
  }
}

/** The parts of a `ServiceWorkerContainer` that updates read. */
export class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  /** A worker says which builds it knows of. */
  hear(source: FakeWorker | null, builds: Omit<ToPage, 'type'>): void {
    this.dispatchEvent(Object.assign(new Event('message'), { source, data: { type: 'builds', ...builds } }));
  }
}
