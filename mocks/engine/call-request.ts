/** The header fields of a call. */
export interface CallHeaders extends Iterable<[name: string, value: string]> {
  /** The value of a field by its name in any case; null when the call has none. */
  get(name: string): string | null;
}

/**
 * A call as the engine reads it. A standard `Request` is one. A host may bring a lighter one: to load its `Request`, node
 * takes a fifth of the start.
 */
export interface CallRequest {
  readonly method: string;
  /** The whole address, tidy as a `Request` makes it. */
  readonly url: string;
  readonly headers: CallHeaders;
  readonly body: ReadableStream<Uint8Array> | null;
  /** Aborted when the caller leaves, where the host of the call does not say so itself. */
  readonly signal?: AbortSignal;
}
