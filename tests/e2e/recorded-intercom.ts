import type { BrowserContext, Request, Route } from 'playwright/test';

/** Simulates Intercom's script as far as the app uses it; like the original, it reports the page's address and the settings. */
function widget(): void {
  const page = window as unknown as { Intercom: { q?: unknown[][] } & ((...call: unknown[]) => void) };
  const queue = page.Intercom.q ?? [];
  const callbacks: Record<string, (value?: unknown) => void> = {};
  const frame = document.createElement('div');
  frame.innerHTML = '<h1>Conversation</h1><p><textarea aria-label="Message"></textarea></p><button>Close</button>';
  const report = (call: string, settings?: unknown): void => {
    const seen = { href: location.href, referrer: document.referrer, title: document.title };
    void fetch('https://api-iam.eu.intercom.io/messenger/web/ping', {
      method: 'POST',
      body: JSON.stringify({ call, settings, ...seen }),
    });
  };
  const setOpen = (open: boolean): void => {
    if (open) document.body.append(frame);
    else frame.remove();
    callbacks[open ? 'onShow' : 'onHide']?.();
    if (open) callbacks['onUnreadCountChange']?.(0);
  };
  frame.querySelector('button')?.addEventListener('click', () => setOpen(false));
  page.Intercom = (name, value) => {
    if (typeof value === 'function') {
      callbacks[String(name)] = value as () => void;
      if (name === 'onUnreadCountChange') callbacks['onUnreadCountChange']?.(3);
    } else {
      report(String(name), value);
      if (name === 'show') setOpen(true);
      if (name === 'hide' || name === 'shutdown') setOpen(false);
    }
  };
  report('boot', (window as { intercomSettings?: unknown }).intercomSettings);
  for (const call of queue) page.Intercom(...call);
}

export interface RecordedIntercom {
  /** Addresses, headers and bodies of all requests to Intercom. */
  readonly sent: string[];
  /** The addresses of the pages that loaded its script. */
  readonly pages: string[];
  /** Blocks or unblocks the script. */
  readonly block: (isBlocked: boolean) => void;
}

/** Replaces Intercom's script by the simulation, records requests to Intercom, and blocks all other hosts. */
export async function recordIntercom(context: BrowserContext): Promise<RecordedIntercom> {
  const [sent, pages]: [string[], string[]] = [[], []];
  let isBlocked = false;
  const note = async (request: Request): Promise<void> => {
    sent.push(`${request.url()} ${JSON.stringify(await request.allHeaders())} ${request.postData() ?? ''}`);
  };
  await context.route(/^https:\/\/(?!api\.stage\.example\.test)/, (route) => route.abort());
  await context.route(/^https:\/\/[\w.-]*intercom\w*\.(io|com)\//, async (route: Route) => {
    const request = route.request();
    await note(request);
    if (isBlocked) return route.abort();
    if (!request.url().startsWith('https://widget.intercom.io/')) {
      return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
    }
    pages.push(request.frame().url());
    return route.fulfill({ contentType: 'text/javascript', body: `(${widget.toString()})()` });
  });
  return { sent, pages, block: (next) => (isBlocked = next) };
}
