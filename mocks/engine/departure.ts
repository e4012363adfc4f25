/** Settles when the caller has gone. */
export const departure = (signal: AbortSignal): Promise<void> =>
  new Promise((left) => {
    if (signal.aborted) return left();
    signal.addEventListener('abort', () => left(), { once: true });
  });
