import { HttpError } from './http-error.ts';
import type { RowChange } from './table.ts';

/** How many characters of rows a world may write: a few thousand orders. */
export const MOST_ROWS = 4_000_000;

const millions = (characters: number): string => (characters / 1e6).toLocaleString('en-GB');

/** Refuses a write to a world whose rows have grown too long. */
export const full = (characters: number): HttpError =>
  new HttpError(
    'PAYLOAD_TOO_LARGE',
    `This world is full: its calls have written ${millions(characters)} million characters of rows, and ${millions(MOST_ROWS)} may be. POST /__mock/undo takes the last call back, POST /__mock/reset starts it again.`,
  );

/** Counts the characters of the rows that are written in a world. Rows never change in place. */
export class Room {
  readonly #lengths = new WeakMap<object, number>();
  #characters = 0;

  get characters(): number {
    return this.#characters;
  }

  take({ before, after }: RowChange): void {
    this.#characters += this.#lengthOf(after) - this.#lengthOf(before);
  }

  #lengthOf(row: object | undefined): number {
    if (row === undefined) return 0;
    const length = this.#lengths.get(row) ?? JSON.stringify(row).length;
    this.#lengths.set(row, length);
    return length;
  }
}
