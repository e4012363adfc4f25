// oxlint-disable-next-line eslint/no-restricted-imports -- here it gets its seed
import fc from 'fast-check';

import { seedOr } from './how-far.ts';

// The same cases on every run, so that a run that passed passes again; the nightly run brings another seed.
fc.configureGlobal({ seed: seedOr(20_261_123) });

export { fc };
