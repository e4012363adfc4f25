import type { Configuration } from './configuration.ts';
import { DEVELOPMENT_API, developmentBrand, WHITE_LABEL_HOST } from './host.ts';

type Environment = NonNullable<Configuration['environments']['stage']>;

// The real addresses and keys are not printed in the specification: these are placeholders (R7-04).
const deployed = (suffix: string, planHost: string): Environment => ({
  api: `https://api${suffix}.example.test`,
  reception: `https://reception${suffix}.example.test`,
  booking: { main: `https://booking${suffix}.example.test`, 'white-label': `https://booking.wl${suffix}.example.test` },
  guest: { main: `https://app${suffix}.example.test`, 'white-label': `https://app.wl${suffix}.example.test` },
  analytics: { writeKey: 'sample-write-key' },
  cardFields: { address: `https://cards${suffix}.example.test` },
  challenge: { siteKey: 'sample-site-key' },
  messenger: { appId: 'sample-app-id' },
  plan: { host: planHost },
  sentry: { dsn: 'https://sample@errors.example.test/1' },
});

/**
 * The built-in configuration of a development host, which fetches none. Names, numbers and keys are samples, as the
 * specification prints none (R1-31, R7-04, R8-51). A tester may switch to the other environments (R3-116). With `port`,
 * links to the site of each brand stay on this machine.
 */
export const developmentConfiguration = (hostname: string, port?: string): Configuration => ({
  hosts: { [hostname.toLowerCase()]: { brand: developmentBrand(hostname), environment: 'development' } },
  brands: {
    main: { name: 'Reception', phone: '+358 9 4245 0150', whatsapp: '+358 50 555 0150', helper: 'Bob' },
    'white-label': { name: 'Harbour Suites', phone: '+49 451 555 0112', whatsapp: '+49 151 5550 0112' },
  },
  environments: {
    development: {
      api: DEVELOPMENT_API,
      reception: 'https://reception.development.example.test',
      booking: {
        main: 'https://booking.development.example.test',
        'white-label': 'https://booking.wl.development.example.test',
      },
      guest:
        port === undefined
          ? { main: 'https://app.development.example.test', 'white-label': 'https://app.wl.development.example.test' }
          : { main: `http://localhost:${port}`, 'white-label': `http://${WHITE_LABEL_HOST}:${port}` },
      // The app simulates these.
      analytics: { writeKey: 'development' },
      cardFields: { address: '/card-fields' },
      challenge: { siteKey: 'development' },
      messenger: { appId: 'development' },
      plan: { host: 'plan.development.example.test' },
    },
    prod: deployed('', 'plan.example.test'),
    stage: deployed('.stage', 'plan.stage.example.test'),
    dukenukem: deployed('.dukenukem', 'plan.stage.example.test'),
  },
  staffEmailDomain: 'operator.example',
});
