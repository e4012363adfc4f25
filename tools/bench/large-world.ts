import type { Backend } from '#mocks/world.ts';

import { createBackend } from '#mocks/backend.ts';

const STAYS = 10_000;
const LOOKUPS = 5_000;

async function microsecondsPerLookup(backend: Backend, count: number): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < LOOKUPS; index++) {
    const url = `http://localhost/api/check-in?channelConfirmationNumber=BN-load-${(index % count) + 1}&lastName=Guest`;
    await backend.handle(new Request(url));
  }
  return ((performance.now() - start) * 1000) / LOOKUPS;
}

/** Microseconds of a call that is repeated. */
function microseconds(call: () => unknown, times: number): number {
  const start = performance.now();
  for (let index = 0; index < times; index++) call();
  return ((performance.now() - start) * 1000) / times;
}

/** What a row costs by a query of the collection, and by the index beside it. */
function queryBesideIndex({ db }: Backend): void {
  const slug = `load-${STAYS / 2}`;
  const query = microseconds(() => db.stays.findFirst({ slug }), 200);
  const index = microseconds(() => db.stays.get(slug), 100_000);
  console.log(`  a stay by query ${query.toFixed(0)} µs, by index ${index.toFixed(2)} µs`);
}

/** How a world of 10,000 extra stays builds, and whether a lookup in it is as fast as among 100. */
export async function largeWorld(): Promise<void> {
  await createBackend();
  const start = performance.now();
  const large = await createBackend({ invented: STAYS, seed: 2 });
  const built = performance.now() - start;
  const small = await createBackend({ invented: 100, seed: 3 });
  await microsecondsPerLookup(small, 100);
  await microsecondsPerLookup(large, STAYS);
  const [few, many] = [await microsecondsPerLookup(small, 100), await microsecondsPerLookup(large, STAYS)];
  console.log(`\nA world of ${STAYS.toLocaleString('en-GB')} stays builds in ${built.toFixed(0)} ms (aim 1000)`);
  console.log(
    `  lookup ${many.toFixed(1)} µs, among 100 stays ${few.toFixed(1)} µs: ratio ${(many / few).toFixed(2)} (aim 1.50)`,
  );
  queryBesideIndex(large);
}
