/** How long seeds keep the answers to other calls waiting, in milliseconds. */
const SLICE_MS = 20;

/** Node's own, before a test puts its clock in the place of the real one; browsers have none. */
const immediate = (globalThis as { setImmediate?: (act: () => void) => unknown }).setImmediate;

/** Resolves after the calls that wait; a message where a timer may be a test's. */
function afterOthers(): Promise<void> {
  // For a message node loads all of `fetch`.
  if (immediate !== undefined) return new Promise((done) => void immediate(done));
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.addEventListener('message', () => {
      port1.close();
      done();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Gives a function that lets other calls in once a slice of time is used up. */
export function breaks(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await afterOthers();
    since = performance.now();
  };
}
