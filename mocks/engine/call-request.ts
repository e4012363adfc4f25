/** The header fields of a call. */
export interface CallHeaders extends Iterable<[name: string, value: string]> {
  /** The value of a field by its name in any case; null when the call has none. */
  get(name: string): string | null;
}

/**
 * A call as the engine reads it; a standard `Request` fits. The HTTP host passes a lighter object, because Node spends a
 * fifth of the start on loading `Request`.
 */
export interface CallRequest {
  readonly method: string;
  /** The absolute address, normalised as `new URL()` does it. */
  readonly url: string;
  readonly headers: CallHeaders;
  readonly body: ReadableStream<Uint8Array> | null;
  /** Aborted when the caller leaves, where the host of the call does not say so itself. */
  readonly signal?: AbortSignal;
}
