import { HttpError, invalid } from './http.ts';

/** A point in time, ISO 8601 in UTC, checked: `parseInstant` is the only way to make one from outside. */
export type Instant = string & { readonly __brand: 'Instant' };

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Milliseconds since the epoch to an instant, and back. */
export const toInstant = (ms: number): Instant => new Date(ms).toISOString() as Instant;
export const toMs = (instant: Instant): number => Date.parse(instant);

/** Moves an instant by milliseconds. */
export const shift = (instant: Instant, ms: number): Instant => toInstant(toMs(instant) + ms);

const ISO_INSTANT = /^([1-9]\d{3}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** `Date.parse` reads 30 February as 2 March. */
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

/** A change of the world's clock, as the tester writes it. */
export interface ClockChange {
  readonly now?: unknown;
  readonly advance?: unknown;
  readonly frozen?: unknown;
}

const DURATION = /^(-)?P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** ISO 8601 duration of days, hours, minutes and seconds to milliseconds; undefined when it is none. */
export function parseDuration(value: unknown): number | undefined {
  const match = typeof value === 'string' ? DURATION.exec(value) : null;
  if (!match || /[PT]$/.test(match[0])) return undefined;
  const [, sign, days = 0, hours = 0, minutes = 0, seconds = 0] = match;
  const total = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
  return total * 1000 * (sign ? -1 : 1);
}

const EARLIEST = Date.UTC(1970, 0, 1);
const LATEST = Date.UTC(9900, 0, 1);

/** Instants are compared as texts, which works for years of four digits; seeds look some years ahead. */
export function refuseFarTime(ms: number, field = 'now'): void {
  if (!(ms >= EARLIEST && ms <= LATEST)) throw invalid(field, 'must lie between the years 1970 and 9900');
}

/** The world's time: set to any instant, then it runs with the wall clock, or does not move when frozen. */
export class Clock {
  #base: number;
  #setAt: number;
  #frozen: boolean;
  #held: number | undefined;
  #changes = 0;
  #still: Clock | undefined;
  /** Calls ask several times within a millisecond. */
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

  /** The time as headers write it. */
  httpDate(): string {
    this.now();
    return this.#written.httpDate;
  }

  ms(): number {
    if (this.#held !== undefined) return this.#held;
    return this.#frozen ? this.#base : this.#base + this.#wall() - this.#setAt;
  }

  /** This moment as a clock that does not move. */
  still(): Clock {
    const now = this.now();
    // Each call asks for one, and no call moves it.
    if (this.#still?.now() !== now) this.#still = new Clock(now, { frozen: true });
    return this.#still;
  }

  /** Runs `act` at one moment of this clock, unless it changes the clock itself. */
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

/** Something that happens to a subject by the clock, as when a key begins to work: a tester may want to be there. */
export interface TimelineEvent {
  /** An ISO 8601 date-time with offset; an event with another text is left out. */
  readonly at: string;
  readonly what: string;
}

/** Something that is to happen by itself when the clock comes to its moment. */
export interface DueIn<World> {
  /** An ISO 8601 date-time with offset, as rows have it; what has another text never happens. */
  readonly at: string;
  readonly happen: (world: World, at: Instant) => Promise<unknown>;
}

/** Parses the time of each and sorts, the earliest first; one whose text is no instant is left out. */
const inOrder = <T extends { readonly at: string }>(all: readonly T[]): (T & { readonly at: Instant })[] =>
  all
    .flatMap((each) => {
      const at = parseInstant(each.at);
      return at === null ? [] : { ...each, at };
    })
    .toSorted((one, other) => one.at.localeCompare(other.at));

/** Lets happen what is due by the clock, the earliest first; what happens may make something else due. */
export async function catchUp<World extends { readonly clock: Clock }>(
  world: World,
  clockwork: (world: World) => readonly DueIn<World>[],
): Promise<void> {
  for (;;) {
    const all = clockwork(world);
    if (all.length === 0) return;
    const now = world.clock.now();
    const [next] = inOrder(all);
    if (next === undefined || next.at > now) return;
    await next.happen(world, next.at);
  }
}

/** The events that lie ahead, the next one first. */
export const upcomingEvents = (
  clock: Clock,
  all: readonly TimelineEvent[],
): (TimelineEvent & { readonly at: Instant })[] => inOrder(all).filter(({ at }) => at > clock.now());

/** When the next event happens, which the clock is to jump to; throws a 409 where nothing is due. */
export function nextEventTime(clock: Clock, all: readonly TimelineEvent[]): Instant {
  const [next] = upcomingEvents(clock, all);
  if (next === undefined) throw new HttpError('CONFLICT', 'Nothing is due there any more');
  return next.at;
}
