interface Timer {
  due: number;
  readonly run: () => void;
  /** Only for an interval. */
  readonly every: number | undefined;
}

type Handler = (...args: unknown[]) => void;

/** Replaces the clock and the timers of a thread, once installed, by ones that advance only on demand. */
export class VirtualTime {
  #now = 0;
  #lastId = 0;
  readonly #timers = new Map<number, Timer>();

  /** Restarts at an instant, without timers. */
  startAt(now: number): void {
    this.#now = now;
    this.#timers.clear();
  }

  get now(): number {
    return this.#now;
  }

  /** The number of pending timers. */
  get waiting(): number {
    return this.#timers.size;
  }

  /** When the next timer is due. */
  get next(): number {
    return Math.min(Number.POSITIVE_INFINITY, ...[...this.#timers.values()].map(({ due }) => due));
  }

  /** Advances the clock, and runs the timers that are due by then. */
  moveTo(now: number): void {
    this.#now = Math.max(this.#now, now);
    for (const [id, timer] of [...this.#timers].toSorted(([, one], [, other]) => one.due - other.due)) {
      if (timer.due > this.#now || this.#timers.get(id) !== timer) continue;
      if (timer.every === undefined) this.#timers.delete(id);
      else timer.due = this.#now + timer.every;
      timer.run();
    }
  }

  readonly #start = (handler: Handler, ms: number, args: unknown[], isRepeated: boolean): number => {
    const after = Math.max(1, Number.isFinite(ms) ? ms : 1);
    this.#lastId += 1;
    this.#timers.set(this.#lastId, {
      due: this.#now + after,
      run: () => handler(...args),
      every: isRepeated ? after : undefined,
    });
    return this.#lastId;
  };

  /** Replaces the clock and timers of the thread. */
  install(): void {
    Date.now = () => this.#now;
    Object.assign(globalThis, {
      setTimeout: (handler: Handler, ms = 0, ...args: unknown[]) => this.#start(handler, ms, args, false),
      setInterval: (handler: Handler, ms = 0, ...args: unknown[]) => this.#start(handler, ms, args, true),
      clearTimeout: (id: unknown) => void this.#timers.delete(Number(id)),
      clearInterval: (id: unknown) => void this.#timers.delete(Number(id)),
    });
  }
}
