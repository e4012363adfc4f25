import type { BrandId } from '#config/host.ts';
import type { CheckIn, Property } from '#api/generated/model.ts';

/** The answers that the boot script has for the first view, as they came. */
export interface FirstAnswers {
  readonly stay: CheckIn;
  /** Undefined until it has come: the codes wait for the stay only. */
  readonly property: Property | undefined;
}

/** The page to find a booking, as a part of the app: it shows no stay. */
export const LOOKUP_PART = 'check-in';

/** The parts of the app whose page has a first view. */
export const FIRST_VIEW_PARTS = ['stay-access', 'stay-index', LOOKUP_PART] as const;

/** What the boot script knows when the stay has come, and again when its property has. */
export interface FirstViewInput {
  /** The part of the app that the page belongs to. */
  readonly part: string;
  /** The configuration names the brand of a host; a development host has no configuration. */
  readonly brand: BrandId | undefined;
  /** Undefined on a page without a stay. */
  readonly answers: FirstAnswers | undefined;
  /** The server's time, in milliseconds since the epoch; NaN when it did not say. */
  readonly servedAt: number;
  readonly locale: string;
  readonly messages: Readonly<Record<string, string>>;
}

/** The attribute of a first view in which the guest has pressed Enter. */
export const ENTERED = 'data-entered';

/** The attribute of a first view that names the field where the guest was last. */
export const FOCUSED = 'data-focused';

/** The attribute of the first texts once React renders the page: no first view is drawn any more. */
export const RENDERING = 'data-rendering';

/** What was drawn. */
export interface FirstView {
  /** The other part of the app that the page will show a piece of. */
  readonly otherPart: string | undefined;
  /** Resolves when the guest sees it; at once where nothing was drawn. */
  readonly seen: Promise<void>;
}

declare global {
  /** Draws a first view: the boot script loads its file, and calls it by this name. */
  var receptionFirstView: ((input: FirstViewInput) => Promise<FirstView>) | undefined;
}
