interface Timer {
  due: number;
  readonly run: () => void;
  /** Set for one that comes again. */
  readonly every: number | undefined;
}

type Handler = (...args: unknown[]) => void;

/** Time that passes only on demand: the clock and the timers of one thread, once installed. */
export class VirtualTime {
  #now = 0;
  #lastId = 0;
  readonly #timers = new Map<number, Timer>();

  /** Begins again at an instant, with nothing under way. */
  startAt(now: number): void {
    this.#now = now;
    this.#timers.clear();
  }

  get now(): number {
    return this.#now;
  }

  /** Timers under way. */
  get waiting(): number {
    return this.#timers.size;
  }

  /** When the next timer is due. */
  get next(): number {
    return Math.min(Number.POSITIVE_INFINITY, ...[...this.#timers.values()].map(({ due }) => due));
  }

  /** Moves the clock on, and runs what is due by then. */
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

  /** Takes the place of the thread's own clock and timers. */
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
