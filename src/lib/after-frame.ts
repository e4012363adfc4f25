/** A page that draws no frames must not keep its guest waiting. */
const LATEST_MS = 100;

/**
 * Settles once what has just changed is on screen: heavy work after a press begins there. Returns how many milliseconds
 * the browser took to draw it, `Infinity` for a page that draws no frames.
 */
export function afterFrame(): Promise<number> {
  return new Promise((done) => {
    setTimeout(() => done(Infinity), LATEST_MS);
    requestAnimationFrame(() => {
      const begin = performance.now();
      // The frame is drawn after its callbacks.
      setTimeout(() => done(performance.now() - begin));
    });
  });
}
