/** An answer as it came over the wire, of any status. */
export interface RawAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** What a call is rejected with that no answer came to. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  /** Why, by the names of axios, e.g. `ETIMEDOUT`. */
  readonly code: string | undefined;

  constructor(code: string | undefined, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
