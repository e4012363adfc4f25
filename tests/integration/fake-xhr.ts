/** The transport of a browser, in the time of the test; imported before axios, which looks for it once. */

/** What becomes of a request. */
export type Fate =
  /** Status 0: the browser says no more than that there is no answer. */
  { readonly afterMs: number; readonly status: number; readonly body?: string; readonly headers?: string } | 'silence';

interface Line {
  /** What becomes of the next requests. */
  fate: Fate;
  requests: number;
  /** Where the last one went. */
  url: string;
  /** What the last one carried, names in lower case. */
  headers: Record<string, string>;
}

export const line: Line = { fate: 'silence', requests: 0, url: '', headers: {} };

type Handler = (() => void) | null;

class FakeXhr {
  status = 0;
  statusText = '';
  responseText = '';
  responseURL = '';
  timeout = 0;
  onloadend: Handler = null;
  onerror: Handler = null;
  ontimeout: Handler = null;
  onabort: Handler = null;
  #headers = '';
  #timers: NodeJS.Timeout[] = [];

  open(_method: string, url: string): void {
    line.url = url;
    line.headers = {};
  }

  setRequestHeader(name: string, value: string): void {
    line.headers[name.toLowerCase()] = value;
  }

  getAllResponseHeaders(): string {
    return this.#headers;
  }

  send(): void {
    const { fate } = line;
    line.requests += 1;
    if (this.timeout > 0) this.#after(this.timeout, () => this.ontimeout?.());
    if (fate === 'silence') return;
    this.#after(fate.afterMs, () => {
      if (fate.status === 0) return this.onerror?.();
      this.status = fate.status;
      this.responseText = fate.body ?? '';
      this.#headers = fate.headers ?? 'content-type: application/json';
      this.onloadend?.();
    });
  }

  abort(): void {
    this.#end();
  }

  #after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#end();
      act();
    }, ms);
    this.#timers.push(timer);
  }

  #end(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
  }
}

Object.assign(globalThis, { XMLHttpRequest: FakeXhr });
