import { ErrorResponse } from '#api/generated/model.ts';

import { createDatabase, isThere } from './db/database.ts';
import { Contract } from './engine/contract.ts';
import { createFake } from './engine/fake.ts';
import controlApi from './generated/control-api.json' with { type: 'json' };
import { OPERATIONS } from './generated/operations.ts';
import { destination } from './handlers/destination.ts';
import { handlers } from './handlers/handlers.ts';
import { decideIdentity, identitiesDue } from './handlers/identity.ts';
import { timelineOfStay } from './handlers/timeline.ts';
import { ordersDue } from './handlers/orders.ts';
import { coverageFile } from './scenarios/coverage.ts';
import { scenarios } from './scenarios/scenarios.ts';
import { seedContents, seedHelp } from './seeds/contents.ts';
import { sampleImage } from './seeds/sample-image.ts';
import { inLanguage } from './texts/in-language.ts';

export const contract = new Contract(OPERATIONS, { schema: ErrorResponse });

/** The fake backend of the contract, with every scenario in each world (R7-10). */
export const fake = createFake({
  contract,
  tables: createDatabase,
  handlers,
  scenarios,
  destination,
  commonRows: async (context) => {
    await seedContents(context, 'helsinki-kas40', 'category-stay-before-arrival');
    for (const code of ['helsinki-kas40', 'lubeck-spe12'] as const) await seedHelp(context, code);
  },
  generated: {
    option: 'stays',
    max: 10_000,
    write: async (context, count) => {
      // Loaded on demand, because only load tests need faker.
      const { manyStays } = await import('./seeds/many-stays.ts');
      await manyStays(context, count);
    },
  },
  inLanguage,
  scheduledEvents: (world) => [...identitiesDue(world), ...ordersDue(world)],
  timeline: timelineOfStay,
  // Pending logins and door requests.
  shortLived: ['challenges', 'accessRequests'],
  thirdParties: ['challenge', 'card-fields', 'messenger', 'plan'],
  isThere,
  verbs: { 'POST identity': decideIdentity },
  file: (path) => sampleImage(path) ?? coverageFile(path),
  description: controlApi,
});

export const { createBackend } = fake;
