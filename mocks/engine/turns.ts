/** Makes what lets acts run one after the other. */
export function turns(): <T>(act: () => T | Promise<T>) => Promise<T> {
  let last: Promise<void> | undefined;
  return async (act) => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    // Most acts find no other one.
    if (before !== undefined) await before;
    try {
      return await act();
    } finally {
      if (last === promise) last = undefined;
      resolve();
    }
  };
}
