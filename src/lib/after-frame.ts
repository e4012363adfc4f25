/** A page that draws no frames must not keep its guest waiting. */
const LATEST_MS = 100;

/** Settles once what has just changed is on screen: heavy work after a press begins there. */
export function afterFrame(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, LATEST_MS);
    // The frame is drawn after its callbacks.
    requestAnimationFrame(() => setTimeout(done));
  });
}
