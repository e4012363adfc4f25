import type { Instant } from '#lib/time.ts';
import type { Database } from '#mocks/db/database.ts';

import { createDatabase, forkDatabase } from '#mocks/db/database.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';

import { breaks } from './breaks.ts';
import { seedContents, seedHelp } from './contents.ts';

/** What the rows of a fresh world depend on. */
export interface SeedOptions {
  readonly now: Instant;
  readonly seed: number;
  /** Invented stays beside the scenarios, for load. */
  readonly stays: number;
}

const MOST_TEMPLATES = 4;
const templates = new Map<string, Promise<Database>>();

async function build({ now, seed, stays }: SeedOptions): Promise<Database> {
  const db = createDatabase();
  const context = { db, now, seed };
  const takeBreak = breaks();
  for (const scenario of scenarios) {
    await scenario.build?.(context);
    await takeBreak();
  }
  await seedContents(context, 'helsinki-kas40', 'category-stay-before-arrival');
  for (const house of ['helsinki-kas40', 'lubeck-spe12'] as const) await seedHelp(context, house);
  if (stays > 0) {
    // Only the load tests pay for loading faker.
    const { manyStays } = await import('./many-stays.ts');
    await manyStays(context, stays);
  }
  return db;
}

/**
 * A fresh database with every scenario in it. Rows never change in place, so worlds that start alike share them. The
 * seeds run once; every further world is a fork.
 */
export async function seededDatabase(options: SeedOptions): Promise<Database> {
  const key = JSON.stringify([options.now, options.seed, options.stays]);
  const template = templates.get(key) ?? build(options);
  templates.delete(key);
  templates.set(key, template);
  for (const oldest of templates.keys()) {
    if (templates.size <= MOST_TEMPLATES) break;
    templates.delete(oldest);
  }
  try {
    return forkDatabase(await template);
  } catch (error) {
    templates.delete(key);
    throw error;
  }
}
