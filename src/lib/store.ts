interface Listeners<A extends readonly unknown[]> {
  /** Adds a listener; returns a function that removes it. */
  readonly subscribe: (listener: (...args: A) => void) => () => void;
  readonly notify: (...args: A) => void;
  readonly count: () => number;
}

/** A set of listeners. */
export function createListeners<A extends readonly unknown[] = []>(): Listeners<A> {
  const listeners = new Set<(...args: A) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...args) => {
      for (const listener of listeners) listener(...args);
    },
    count: () => listeners.size,
  };
}

interface Store<T> extends Pick<Listeners<[]>, 'subscribe'> {
  readonly read: () => T;
  readonly write: (next: T) => void;
}

/** A value in memory for `useSyncExternalStore`. */
export function createStore<T>(initial: T): Store<T> {
  const { subscribe, notify } = createListeners();
  let value = initial;
  return {
    subscribe,
    read: () => value,
    write: (next) => {
      value = next;
      notify();
    },
  };
}
