import { HttpError, invalid } from './http.ts';

/** A point in time, ISO 8601 in UTC. `parseInstant` validates values from outside. */
export type Instant = string & { readonly __brand: 'Instant' };

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Milliseconds since the epoch to an instant, and back. */
export const toInstant = (ms: number): Instant => new Date(ms).toISOString() as Instant;
export const toMs = (instant: Instant): number => Date.parse(instant);

/** Adds milliseconds to an instant. */
export const shift = (instant: Instant, ms: number): Instant => toInstant(toMs(instant) + ms);

const ISO_INSTANT = /^([1-9]\d{3}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Rejects days such as 30 February, which `Date.parse` reads as 2 March. */
function isDay(day: string): boolean {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(ms) && toInstant(ms).startsWith(day);
}

/** Reads an ISO date-time with offset, years 1000 to 9999; anything else is null. */
export function parseInstant(value: unknown): Instant | null {
  const day = typeof value === 'string' ? ISO_INSTANT.exec(value)?.[1] : undefined;
  if (day === undefined || !isDay(day)) return null;
  const ms = Date.parse(String(value));
  return ms >= Date.UTC(1000, 0) && ms < Date.UTC(10_000, 0) ? toInstant(ms) : null;
}

/** A clock change in a tester's request. */
export interface ClockChange {
  readonly now?: unknown;
  readonly advance?: unknown;
  readonly frozen?: unknown;
}

const DURATION = /^(-)?P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** Parses an ISO 8601 duration of days, hours, minutes and seconds to milliseconds; undefined when it is not one. */
export function parseDuration(value: unknown): number | undefined {
  const match = typeof value === 'string' ? DURATION.exec(value) : null;
  if (!match || /[PT]$/.test(match[0])) return undefined;
  const [, sign, days = 0, hours = 0, minutes = 0, seconds = 0] = match;
  const total = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
  return total * 1000 * (sign ? -1 : 1);
}

const EARLIEST = Date.UTC(1970, 0, 1);
const LATEST = Date.UTC(9900, 0, 1);

/**
 * Instants are compared as strings, which needs four-digit years; the upper limit leaves room for seeds in later years.
 */
export function refuseFarTime(ms: number, field = 'now'): void {
  if (!(ms >= EARLIEST && ms <= LATEST)) throw invalid(field, 'must be between the years 1970 and 9900');
}

/** The time of a world. It follows the wall clock from any instant set, or stands still when frozen. */
export class Clock {
  #base: number;
  #setAt: number;
  #frozen: boolean;
  #held: number | undefined;
  #changes = 0;
  #still: Clock | undefined;
  /** Cached, because one call often reads the time several times within a millisecond. */
  #written: { readonly ms: number; readonly instant: Instant; readonly httpDate: string };
  readonly #wall: () => number;

  constructor(now: Instant, { frozen = false, wall = Date.now }: { frozen?: boolean; wall?: () => number } = {}) {
    this.#wall = wall;
    this.#base = toMs(now);
    this.#setAt = wall();
    this.#frozen = frozen;
    this.#written = { ms: this.#base, instant: now, httpDate: new Date(this.#base).toUTCString() };
  }

  now(): Instant {
    const ms = this.ms();
    if (ms !== this.#written.ms) this.#written = { ms, instant: toInstant(ms), httpDate: new Date(ms).toUTCString() };
    return this.#written.instant;
  }

  /** The time in the format of HTTP headers. */
  httpDate(): string {
    this.now();
    return this.#written.httpDate;
  }

  ms(): number {
    if (this.#held !== undefined) return this.#held;
    return this.#frozen ? this.#base : this.#base + this.#wall() - this.#setAt;
  }

  /** A clock that stands still at the current time. */
  still(): Clock {
    const now = this.now();
    // Cached: every call needs one, and none changes it.
    if (this.#still?.now() !== now) this.#still = new Clock(now, { frozen: true });
    return this.#still;
  }

  /** Runs `act` with the clock stopped, unless `act` changes the clock. */
  async atOnce<T>(act: () => Promise<T>): Promise<T> {
    this.#held = this.ms();
    try {
      return await act();
    } finally {
      this.#held = undefined;
    }
  }

  get frozen(): boolean {
    return this.#frozen;
  }

  /** Whether a tester has set, advanced or frozen the clock since the start. */
  get isSet(): boolean {
    return this.#changes > 0;
  }

  /** How often a tester has changed it. */
  get changes(): number {
    return this.#changes;
  }

  /** Sets or advances the clock; throws a 400 naming the field. */
  change({ now, advance, frozen }: ClockChange): void {
    let next = this.ms();
    if (now !== undefined) {
      const instant = parseInstant(now);
      if (instant === null) throw invalid('now', 'must be an ISO 8601 instant with offset');
      next = toMs(instant);
    }
    if (advance !== undefined) {
      const duration = parseDuration(advance);
      if (duration === undefined) throw invalid('advance', 'must be an ISO 8601 duration such as PT1H');
      next += duration;
    }
    if (frozen !== undefined && typeof frozen !== 'boolean') throw invalid('frozen', 'must be true or false');
    if (now === undefined && advance === undefined && frozen === undefined)
      throw invalid('now', 'or advance, frozen or next is required');
    refuseFarTime(next);
    this.#held = undefined;
    this.#base = next;
    this.#setAt = this.#wall();
    this.#frozen = frozen ?? this.#frozen;
    this.#changes += 1;
  }
}

/** An event in the history of a subject, as when a key becomes valid. Testers can jump the clock to it. */
export interface TimelineEvent {
  /** An ISO 8601 date-time with offset; events with any other value are left out. */
  readonly at: string;
  readonly what: string;
}

/** Something that happens by itself when the clock reaches its time. */
export interface DueIn<World> {
  /** An ISO 8601 date-time with offset; anything else never happens. */
  readonly at: string;
  readonly run: (world: World, at: Instant) => Promise<unknown>;
}

/** Sorts by time, earliest first; leaves out values that are not instants. */
const inOrder = <T extends { readonly at: string }>(all: readonly T[]): (T & { readonly at: Instant })[] =>
  all
    .flatMap((each) => {
      const at = parseInstant(each.at);
      return at === null ? [] : { ...each, at };
    })
    .toSorted((one, other) => one.at.localeCompare(other.at));

/** Runs everything that is due, earliest first. Each may make something else due. */
export async function catchUp<World extends { readonly clock: Clock }>(
  world: World,
  scheduledEvents: (world: World) => readonly DueIn<World>[],
): Promise<void> {
  for (;;) {
    const all = scheduledEvents(world);
    if (all.length === 0) return;
    const now = world.clock.now();
    const [next] = inOrder(all);
    if (next === undefined || next.at > now) return;
    await next.run(world, next.at);
  }
}

/** Future events, the next one first. */
export const upcomingEvents = (
  clock: Clock,
  all: readonly TimelineEvent[],
): (TimelineEvent & { readonly at: Instant })[] => inOrder(all).filter(({ at }) => at > clock.now());

/** The time of the next event, which the clock jumps to; throws a 409 when nothing is due. */
export function nextEventTime(clock: Clock, all: readonly TimelineEvent[]): Instant {
  const [next] = upcomingEvents(clock, all);
  if (next === undefined) throw new HttpError('CONFLICT', 'No more events are due');
  return next.at;
}
