/** An example that runs as it is written: a verb below /__mock, a link, or a line for the terminal. */
export type Example =
  | { readonly say: string; readonly method: string; readonly verb: string; readonly body?: object }
  | { readonly say: string; readonly link: string }
  | { readonly say: string; readonly command: string };

/** A page about one thing that testers work with. */
export interface Concept {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly examples: readonly Example[];
}
