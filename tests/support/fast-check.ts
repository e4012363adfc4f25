// oxlint-disable-next-line eslint/no-restricted-imports -- here it gets its seed
import fc from 'fast-check';

import { howMany, seedOr } from './how-far.ts';

// The same cases in every run, for reproducible results; the nightly run sets another seed.
fc.configureGlobal({ seed: seedOr(20_261_123), numRuns: howMany(100, 100) });

export { fc };

/** Any text, also one with half a surrogate pair; `fc.string({ unit: 'binary' })` takes a second to set up. */
export const anyText = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) }, fc.integer({ min: 0, max: 0xff_ff })))
  .map((units) => String.fromCharCode(...units));

/** Any text that can be encoded. */
export const anyEncodableText = anyText.map((text) => text.toWellFormed());
