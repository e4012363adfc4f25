import type { Database } from '#mocks/db/database.ts';
import type { ScenarioCall } from '#mocks/engine/scenario.ts';
import { tokenOf } from '#mocks/handlers/authentication.ts';

import { fromEntry, under } from './scenario.ts';
import type { GroupedScenario, ScenarioEntry } from './scenario.ts';

/** `+12.5s 200 as anna@guest.example x-slug:a PATCH /api/check-in/a {"status":"canceled"}`; a verb of testers has no status. */
const LINE = /^\+([\d.]+)s (?:(\d+|dropped) )?(?:as (\S+) )?((?:[a-z-]+:\S+ )*)([A-Z]+) (\S+)(?: (.+))?$/;

/** Reads a line of a recorded scenario; throws the line that has another form. */
function callOf(line: string): ScenarioCall<Database> {
  const [, seconds, status, email, headers = '', method = '', url = '', body] = LINE.exec(line) ?? [];
  if (seconds === undefined) throw new Error(`Not a recorded call: ${line}`);
  const others = Object.fromEntries([...headers.matchAll(/([a-z-]+):(\S+) /g)].map(([, name, value]) => [name, value]));
  return {
    afterMs: Math.round(Number(seconds) * 1000),
    method,
    url,
    body,
    status: status === undefined || status === 'dropped' ? status : Number(status),
    headers: (world) => ({
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...others,
      ...(email !== undefined && { authorization: `Bearer ${tokenOf(world, email)}` }),
    }),
  };
}

interface RecordedEntry extends ScenarioEntry {
  /** The start of the world that was recorded; the dates of its calls are of that day. */
  readonly now: string;
  /** The page that the session ended at. */
  readonly page: string;
  /** What was done, one call a line. */
  readonly calls: readonly string[];
}

/** A scenario that a session of a tester made; `npm run mock -- situation` writes its file. */
export const recorded = (name: string, entry: RecordedEntry): GroupedScenario =>
  under('Recorded sessions', {
    name,
    kind: 'recorded',
    ...fromEntry(entry),
    open: `/s/${encodeURIComponent(name)}`,
    ends: entry.page,
    calls: entry.calls.map(callOf),
  });
