import { globSync, readFileSync } from 'node:fs';

/** Device zones of every table: far west and far east (S65). any-device.test.ts takes all zones, all other tests UTC. */
const DEVICE_ZONES = ['America/Los_Angeles', 'Pacific/Kiritimati'];

const TABLES = 'src/{domain/**/*,lib/*,i18n/format}.test.ts';

/** Tests of the fake backend, each in a world it makes. In one process they load the engine once, not 26 times. */
const BACKEND = '{mocks,tests/contract}/**/*.test.ts';

const INTEGRATION = 'tests/integration/**/*.test.{ts,tsx}';

/** It moves the device from zone to zone, which only a separate process can. */
const ANY_DEVICE = 'tests/integration/any-device.test.ts';

// A thread starts in less time than a process, but has the zone of the process that starts it.
const isTestRun = process.env['VITEST'] !== undefined;
if (isTestRun) process.env['TZ'] = 'UTC';

/** Tests of a server's answers. A shared worker would keep their connections, with the timers of another file. */
const withServer = (): string[] =>
  // Only Vitest needs to know: every other start of Vite reads no tests.
  (isTestRun ? globSync('src/**/*.test.ts') : []).filter((file) =>
    readFileSync(file, 'utf8').includes('support/api-server'),
  );

// The whole run leaves tests the time that stories do not use; a test that hangs still ends.
const alone = {
  environment: 'node',
  restoreMocks: true,
  unstubGlobals: true,
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/** Files that share a worker leave its globals as they found them. */
const LEAVE_AS_FOUND = 'tests/support/leave-as-found.ts';

/** Files that share a worker load once what all of them need. */
const sharing = { ...alone, isolate: false, setupFiles: [LEAVE_AS_FOUND] };

/** The groups of tests that Vitest runs: what a group shares decides what a test costs. */
export function vitestProjects() {
  const serving = withServer();
  const inUtc = { env: { TZ: 'UTC' } };
  const groups = [
    {
      ...sharing,
      setupFiles: [LEAVE_AS_FOUND, 'tests/support/load-modules-again.ts'],
      name: 'unit',
      include: ['{src,tests}/**/*.test.{ts,tsx}'],
      exclude: [TABLES, BACKEND, INTEGRATION, ...serving],
      pool: 'threads' as const,
    },
    {
      ...alone,
      name: 'integration',
      include: [INTEGRATION, ...serving],
      exclude: [ANY_DEVICE],
      pool: 'threads' as const,
    },
    { ...alone, ...inUtc, name: 'any device', include: [ANY_DEVICE] },
    { ...sharing, ...inUtc, name: 'backend', include: [BACKEND] },
    // The pure tables, as on a device in a zone.
    ...DEVICE_ZONES.map((TZ) => ({ ...sharing, name: `device in ${TZ}`, include: [TABLES], env: { TZ } })),
  ];
  return groups.map((test) => ({ extends: true as const, test }));
}
