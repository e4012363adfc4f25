import type { WorldOptions } from './engine/backend.ts';

import { fake } from './backend.ts';
import { httpHostOf, send } from './engine/http-host.ts';

/** The fake backend behind `node:http`; `sending` may pack answers. */
export const httpHost = (defaults?: WorldOptions, sending = send) => httpHostOf(fake, defaults, sending);
