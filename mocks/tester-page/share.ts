import { withoutDefaults } from '../engine/fault-defaults.ts';
import type { WrittenCall } from '../engine/journal.ts';
import { ask } from './backend.ts';
import type { ClockState } from './clock.ts';

/** The number of calls in a bug file. */
const MAX_CALLS = 50;

interface Snapshot {
  readonly start: string;
  readonly isDated: boolean;
  readonly faults: readonly Readonly<Record<string, unknown>>[];
}

interface Named {
  readonly name: string;
}

/** The slug that the page is about, if any. */
export const slugHere = (): string | undefined => new URLSearchParams(location.search).get('slug') ?? undefined;

/** A length of time as ISO 8601. */
function duration(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1000);
  return `${ms < 0 ? '-' : ''}PT${seconds}S`;
}

/** A fault in the form of a link, without default values. */
function faultWords({ kind, operation, ...members }: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(withoutDefaults(members)).flatMap(([name, value]) => {
    if (name === 'params') return Object.entries(Object(value)).map(([key, each]) => `params.${key}=${String(each)}`);
    return [`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`];
  });
  return [operation === '*' ? String(kind) : `${String(kind)}:${String(operation)}`, ...words].join(',');
}

/** A link that opens a fresh world with the scenario, time and faults of this one, but without its writes. */
export async function linkHere(): Promise<string> {
  const [{ start, isDated, faults }, { now }, scenarios] = await Promise.all([
    ask<Snapshot>('GET', 'snapshot'),
    ask<ClockState>('GET', 'clock'),
    ask<readonly Named[]>('GET', 'scenarios'),
  ]);
  const link = new URL(location.href);
  const slug = slugHere();
  const scenario = scenarios.find(({ name }) => name === slug)?.name ?? 'stay-started';
  link.searchParams.set('scenario', scenario);
  // An undated world starts today, and so does the one that the link opens.
  if (isDated) {
    link.searchParams.append('now', start);
    link.searchParams.append('now', duration(Date.parse(now) - Date.parse(start)));
  }
  for (const fault of faults) link.searchParams.append('fault', faultWords(fault));
  return link.href;
}

/** Everything needed to reproduce a bug; `npm run mock -- open FILE` opens it. */
export async function bugFile(errors: readonly string[]): Promise<string> {
  const [world, calls, link] = await Promise.all([
    ask('GET', 'snapshot'),
    ask<readonly WrittenCall[]>('GET', 'journal'),
    linkHere(),
  ]);
  const page = location.pathname + location.search;
  const facts = { at: new Date().toISOString(), browser: navigator.userAgent, page, link };
  return JSON.stringify({ kind: 'bug', version: 1, ...facts, errors, calls: calls.slice(-MAX_CALLS), world }, null, 2);
}
