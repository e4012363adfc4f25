/** The parts of control answers that the page reads. */
interface Read {
  readonly errors?: readonly { readonly message: string }[];
}
interface Clock {
  readonly now: string;
  readonly frozen: boolean;
}
interface Call {
  readonly at: string;
  readonly method: string;
  readonly url: string;
  readonly status: number | string;
  readonly answer?: string;
}

/** The page's script. It is sent as text, so it must not refer to anything outside its own body. */
async function page(): Promise<void> {
  const el = (tag: string, props: object, ...children: (Node | string)[]): HTMLElement => {
    const element = Object.assign(document.createElement(tag), props);
    element.append(...children);
    return element;
  };
  const status = el('p', { role: 'status' });
  async function ask<T>(method: string, verb: string, body?: object): Promise<T> {
    const answer = await fetch(verb, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const read = (await answer.json()) as T & Read;
    if (!answer.ok) throw new Error(read.errors?.[0]?.message ?? String(answer.status));
    return read;
  }
  const run = async (act: () => Promise<unknown>): Promise<void> => {
    status.textContent = '';
    await act().catch((error: unknown) => (status.textContent = String(error)));
    await show();
  };
  const button = (label: string, act: () => Promise<unknown>): HTMLElement =>
    el('button', { type: 'button', onclick: () => void run(act) }, label);
  const field = (label: string, value = ''): HTMLInputElement =>
    Object.assign(document.createElement('input'), { ariaLabel: label, placeholder: label, value });
  const section = (title: string, ...children: Node[]): HTMLElement =>
    el('section', { ariaLabel: title }, el('h2', {}, title), ...children);

  const [time, faults, calls, names] = [el('p', {}), el('ul', {}), el('ol', {}), el('ul', {})];
  const [advance, operation, code] = [field('How far', 'PT1H'), field('Operation', '*'), field('Status', '503')];
  const move = (change: object) => () => ask('PUT', 'clock', change);
  const fail = (fault: object) => ask('POST', 'faults', { operation: operation.value, ...fault });

  async function show(): Promise<void> {
    const [clock, set, journal] = await Promise.all([
      ask<Clock>('GET', 'clock'),
      ask<readonly object[]>('GET', 'faults'),
      ask<readonly Call[]>('GET', 'journal'),
    ]);
    time.textContent = `${clock.now}${clock.frozen ? ', frozen' : ''}`;
    faults.replaceChildren(...set.map((fault) => el('li', {}, el('code', {}, JSON.stringify(fault)))));
    const lines = journal
      .toReversed()
      .map(({ at, method, url, status: answered, answer = '' }) =>
        el(
          'li',
          {},
          el('details', {}, el('summary', {}, `${at} ${method} ${url} → ${answered}`), el('pre', {}, answer)),
        ),
      );
    calls.replaceChildren(...lines.slice(0, 50));
  }
  const scenarios = await ask<readonly { readonly name: string; readonly title?: string }[]>('GET', 'scenarios');
  names.append(
    ...scenarios.map(({ name, title = name }) =>
      el('li', {}, el('a', { href: `/s/${encodeURIComponent(name)}` }, name), title === name ? '' : `: ${title}`),
    ),
  );
  document.body.append(
    el('h1', {}, 'Situations'),
    status,
    section('Situations, each in a fresh world', names),
    section(
      'Clock',
      time,
      advance,
      button('Advance', () => ask('PUT', 'clock', { advance: advance.value })),
      button('Freeze', move({ frozen: true })),
      button('Run', move({ frozen: false })),
    ),
    section(
      'Faults',
      faults,
      operation,
      code,
      button('Set status', () => fail({ kind: 'status', status: Number(code.value) })),
      button('Lose the connection', () => fail({ kind: 'network' })),
      button('End all', () => ask('DELETE', 'faults')),
    ),
    section(
      'World',
      button('Undo the last write', () => ask('POST', 'undo')),
      button('Start again', () => ask('POST', 'reset')),
      el('a', { href: 'snapshot' }, 'Snapshot'),
    ),
    section('Calls, the last one first', calls),
  );
  await show();
  // Other pages or programs may use the same world.
  setInterval(() => document.hidden || void show(), 2000);
}

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Situations: the fake backend</title><link rel="stylesheet" href="page.css">
<script type="module" src="page.js"></script></head><body></body></html>`;

const CSS = `body{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
section{margin:1rem 0;padding:.5rem 1rem;border:1px solid #8888;border-radius:.75rem}h2{font-size:1.1rem;margin:.25rem 0}
button,input{font:inherit;min-height:2.75rem;margin:.25rem .25rem .25rem 0}ul,ol{padding-left:1.25rem}pre{white-space:pre-wrap}`;

/** Some bundlers wrap functions in calls to `__name`, which the page must define. */
const SCRIPT = `const __name = (named) => named;\n(${page.toString()})();`;

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'";

const FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '': ['text/html', HTML],
  'page.css': ['text/css', CSS],
  'page.js': ['text/javascript', SCRIPT],
};

/** The testers' page at /__mock/ and its files, for hosts without a page of their own; undefined for any other path. */
export function testerPage(path: string): Response | undefined {
  const [type, text] = (Object.hasOwn(FILES, path) ? FILES[path] : undefined) ?? [];
  if (type === undefined) return undefined;
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': `${POLICY}; form-action 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
  return new Response(text, { headers });
}
