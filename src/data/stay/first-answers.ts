import type { BrandId } from '#config/brand.ts';
import type { CheckIn, Property } from '#api/generated/model/index.ts';

/** The answers that the boot script has for the first view, as they came. */
export interface FirstAnswers {
  readonly stay: CheckIn;
  /** Undefined until it has come: the codes wait for the stay only. */
  readonly property: Property | undefined;
}

/** What the boot script knows when the stay has come, and again when its property has. */
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
  /**
   * Draws a first view: the boot script loads its file, and calls it by this name. Returns the other part of the app
   * that the page will show a piece of.
   */
  var receptionFirstView: ((input: FirstViewInput) => string | undefined) | undefined;
}
