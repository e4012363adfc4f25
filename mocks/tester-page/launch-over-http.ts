import type { LINK_PARAMETERS } from '../engine/addresses.ts';

// The panel's own scripts come later: until then this one alone remembers that it was asked for.
addEventListener('keydown', ({ altKey, shiftKey, code }) => {
  if (altKey && shiftKey && code === 'KeyD') document.documentElement.dataset['panel'] = 'asked';
});

const PARAMETERS: typeof LINK_PARAMETERS = ['scenario', 'now', 'fault', 'world'];
const { pathname, search } = location;
const given = new URLSearchParams(search);

// The app's own worker answers pages without asking the server, which is to follow the link.
if (/^\/[sw]\//.test(pathname) || PARAMETERS.some((name) => given.has(name))) {
  location.replace(`/__mock/go?to=${encodeURIComponent(pathname + search)}`);
} else {
  const [{ watchOverHttp }, { launch }] = await Promise.all([import('./backend.ts'), import('./launcher.ts')]);
  launch(watchOverHttp);
}
