/** The history of the router, as far as it is read here. */
interface History {
  readonly subscribe: (listener: (change: { action: { type: string } }) => void) => () => void;
}

let isNew = false;

/** Whether the page that is shown next has a new entry of the history. Such a page opens at its top. */
export const opensAtTop = (): boolean => isNew;

/** Notes of each navigation whether its entry is new. A guest who comes back finds the whole page, and the place in it. */
export function watchEntries(history: History): () => void {
  return history.subscribe(({ action: { type } }) => (isNew = type === 'PUSH'));
}
