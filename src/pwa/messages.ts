/** What a page says to the worker. */
export type ToWorker =
  /** The worker that waits takes over at once. */
  | { readonly type: 'take-over' }
  /** The page has loaded these files of the build, and needs the texts of this language offline. */
  | { readonly type: 'keep'; readonly files: readonly string[]; readonly locale: string };

/** A file of the build as the worker knows it. */
export interface BuildFile {
  readonly url: string;
  readonly revision: string | null;
  /** `first` is kept at the installation, `later` at its first use. A list names the locales that need the file. */
  readonly when: 'first' | 'later' | readonly string[];
}

/** Says something to a worker. */
export const tellWorker = (worker: Pick<ServiceWorker, 'postMessage'>, message: ToWorker): void =>
  worker.postMessage(message, []);
