import type { BrandId } from '#config/brand.ts';
import type { CheckIn, Property } from '#api/generated/model/index.ts';

/** The answers that the boot script has for the first view, as they came. */
export interface FirstAnswers {
  readonly stay: CheckIn;
  readonly property: Property;
}

/** What the boot script knows when the answers have come. */
export interface FirstViewInput {
  /** The part of the app that the page belongs to. */
  readonly part: string;
  /** The configuration names the brand of a host; a development host has no configuration. */
  readonly brand: BrandId | undefined;
  readonly answers: FirstAnswers;
  /** The server's time, in milliseconds since the epoch; NaN when it did not say. */
  readonly servedAt: number;
  readonly locale: string;
  readonly messages: Readonly<Record<string, string>>;
}

declare global {
  /** Draws a first view: the boot script loads its file, and calls it by this name. */
  var receptionFirstView: ((input: FirstViewInput) => void) | undefined;
}
