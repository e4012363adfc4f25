/** What a page saw of one interaction, in milliseconds from the guest's press. */
export interface Seen {
  /** The longest event until its next frame, by the Event Timing API; 0 when no event was long enough. */
  readonly nextFrame: number;
  /** Until the frame of the first change of the page; undefined where only a value or a browser's drawing changes. */
  readonly firstChange: number | undefined;
  /** Until the frame with the content that was waited for. */
  readonly content: number | undefined;
}

/** Injected into the page: starts to watch, and returns its records. */
export interface Watch {
  readonly begin: (heading: string | undefined) => void;
  /** The guest acts now, without an input that the page would see. */
  readonly act: () => void;
  readonly seen: () => Seen;
}

declare global {
  var receptionWatch: Watch | undefined;
}

/** Not in TypeScript's own types yet. */
interface Scheduler {
  readonly scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void> };
}

/** Runs in the page before its own scripts; it must not name anything outside of itself. */
export function watchPage(): void {
  let nextFrame = 0;
  let start = Number.NaN;
  let [firstChange, content]: (number | undefined)[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      if ((entry.interactionId ?? 0) > 0 && entry.startTime >= start) nextFrame = Math.max(nextFrame, entry.duration);
    }
  });
  observer.observe({ type: 'first-input', buffered: true });
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);

  /** After the frame that shows what has just changed, ahead of the work that the page itself puts after it. */
  const afterFrame = (tell: (ms: number) => void): void => {
    const from = start;
    const scheduler = globalThis as unknown as Scheduler;
    requestAnimationFrame(() => {
      void scheduler.scheduler.postTask(() => tell(performance.now() - from), { priority: 'user-blocking' });
    });
  };
  const begin: Watch['begin'] = (heading) => {
    let [hasChanged, hasContent] = [false, heading === undefined];
    // A press counts from where it ends.
    for (const type of ['pointerdown', 'pointerup', 'keydown']) {
      window.addEventListener(type, ({ timeStamp }) => (start = timeStamp), { capture: true });
    }
    new MutationObserver((_, self) => {
      if (Number.isNaN(start)) return;
      if (!hasChanged) {
        hasChanged = true;
        afterFrame((ms) => (firstChange = ms));
      }
      if (!hasContent && document.querySelector('main h1')?.textContent.includes(heading ?? '') === true) {
        hasContent = true;
        afterFrame((ms) => (content = ms));
      }
      if (hasContent) self.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  };
  globalThis.receptionWatch = {
    begin,
    act: () => (start = performance.now()),
    seen: () => ({ nextFrame, firstChange, content }),
  };
}
