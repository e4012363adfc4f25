import { fc } from './fast-check.ts';

/** Any text, also one with half a surrogate pair; `fc.string({ unit: 'binary' })` takes a second to set up. */
export const anyText = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) }, fc.integer({ min: 0, max: 0xff_ff })))
  .map((units) => String.fromCharCode(...units));

/** Any text that can be encoded. */
export const anyEncodableText = anyText.map((text) => text.toWellFormed());
