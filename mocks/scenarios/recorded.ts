import type { Database } from '#mocks/db/database.ts';
import type { ScenarioCall } from '#mocks/engine/scenario.ts';
import { tokenOf } from '#mocks/handlers/authentication.ts';

import { fromEntry, under } from './scenario.ts';
import type { GroupedScenario, ScenarioEntry } from './scenario.ts';

/** `+12.5s 200 as anna@guest.example x-slug:a PATCH /api/check-in/a {"status":"canceled"}`; control calls have no status. */
const LINE = /^\+([\d.]+)s (?:(\d+|dropped) )?(?:as (\S+) )?((?:[a-z-]+:\S+ )*)([A-Z]+) (\S+)(?: (.+))?$/;

/** Parses a line of a recorded scenario; throws an error that quotes a malformed line. */
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
  /** The start of the recorded world, which the dates in its calls are relative to. */
  readonly now: string;
  /** The page that the session ended at. */
  readonly page: string;
  /** The calls, one a line. */
  readonly calls: readonly string[];
}

/** A scenario that repeats a tester's session; `npm run mock -- situation` writes its file. */
export const recorded = (name: string, entry: RecordedEntry): GroupedScenario =>
  under('Recorded sessions', {
    name,
    kind: 'recorded',
    ...fromEntry(entry),
    open: `/s/${encodeURIComponent(name)}`,
    ends: entry.page,
    calls: entry.calls.map(callOf),
  });
