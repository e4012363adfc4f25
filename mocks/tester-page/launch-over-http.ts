import type { LINK_PARAMETERS } from '../engine/addresses.ts';

import { watchOverHttp } from './backend.ts';
import { launch } from './launcher.ts';

const PARAMETERS: typeof LINK_PARAMETERS = ['scenario', 'now', 'fault', 'world'];
const { pathname, search } = location;
const given = new URLSearchParams(search);

// The app's own worker answers pages without asking the server, which is to follow the link.
if (/^\/[sw]\//.test(pathname) || PARAMETERS.some((name) => given.has(name))) {
  location.replace(`/__mock/go?to=${encodeURIComponent(pathname + search)}`);
} else launch(watchOverHttp);
