/** What a page says to the worker. */
export type ToWorker =
  /** The worker that waits takes over at once. */
  | { readonly type: 'take-over' }
  /** These files of the build were loaded on this device; the words of this language are wanted offline. */
  | { readonly type: 'keep'; readonly files: readonly string[]; readonly locale: string };

/** A file of the build as the worker knows it. */
export interface BuildFile {
  readonly url: string;
  readonly revision: string | null;
  /** `first` is there before any use; `later` is kept at its first use; the words and fonts of a locale, once it is shown. */
  readonly when: 'first' | 'later' | readonly string[];
}

/** Says something to a worker. */
export const tellWorker = (worker: Pick<ServiceWorker, 'postMessage'>, message: ToWorker): void =>
  worker.postMessage(message, []);
