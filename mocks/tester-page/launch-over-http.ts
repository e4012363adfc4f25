import type { LINK_PARAMETERS } from '../engine/addresses.ts';

import { watchOverHttp } from './backend.ts';
import { launch } from './launcher.ts';

const PARAMETERS: typeof LINK_PARAMETERS = ['scenario', 'now', 'fault', 'world'];
const { pathname, search } = location;
const given = new URLSearchParams(search);

// Forwarded through the server, because the app's service worker answers pages itself.
if (/^\/[sw]\//.test(pathname) || PARAMETERS.some((name) => given.has(name))) {
  location.replace(`/__mock/go?to=${encodeURIComponent(pathname + search)}`);
} else launch(watchOverHttp);
