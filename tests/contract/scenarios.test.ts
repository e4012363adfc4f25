import { globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { LOCALES } from '#i18n/locales.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';

import { ALL_EXPANSIONS, call, frozenWorld, fullStay, NOW, signIn } from './support.ts';

/** An entry in a list of scenarios, in the layout of the formatter. */
const ENTRY = /^ {2}(?:\.\.\.)?(?:stays?|page|account|trait|rates|withRates)\([^]*?^ {2}[})]*\),$/gm;

/** The names of the scenarios in the specification. */
const ROWS = `
  stay-before-arrival stay-arrival-day stay-started started-status status-unknown check-out-day
  check-out-day-timezone check-out-not-yet checked-out checked-out-non-member checked-out-20-minutes
  checked-out-late-evening cancelled expired expired-and-checked-out unknown-slug empty-slug invalid-dates
  minimal-response unit-not-assigned unit-available-later unit-address property-defaults category-types
  category-no-images elevator-works lookup-hit lookup-empty-fields lookup-miss guest-details-required
  no-verification-needed id-verification-required id-verification-declined id-verification-banned
  id-verification-approved id-verification-slow camera-denied check-in-completed front-desk-property keys-all-types
  stay-before-arrival-unpaid-keys keys-not-available-yet keys-digital-later keys-code-valid-from keys-not-available
  keys-expired keys-unknown-type too-many-unlock-attempts unlock-fails elevator-call elevator-call-fails
  luggage-front-desk luggage-online wifi-and-doors wifi-none guides-all guide-missing order-success
  order-payment-error order-other-error order-stuck-pending order-null-id order-unknown-status order-update-fails
  order-no-card order-free-reward invoice-voucher ordered-items-mixed charge-methods extras-none extras-all
  extras-not-orderable custom-kinds custom-broken breakfast-open breakfast-today-used gym-access-types
  parking-stockholm parking-amsterdam parking-other sauna-kit stocked-fridge-two cleaning-free
  cleaning-allowance-used-up cleaning-no-slots cleaning-odd-slots cleaning-slot-taken early-available early-none
  late-available late-none upgrade-paid upgrade-reward upgrade-none extension-request extension-pending
  change-time-ok date-change-unavailable card-fields-invalid card-expiry-typing card-add-ok card-add-failed
  card-declined card-canceled cards-every-brand refundable-before-deadline refundable-after-deadline non-refundable
  non-refundable-started ota-booking policy-missing policy-contradictory cancel-fails cancel-not-allowed
  white-label-landing white-label-stay white-label-empty-slug white-label-guards white-label-excluded visitor
  login-ok login-wrong-code login-other-error login-resend login-bad-email challenge-fails token-malformed
  token-expired token-expiring token-rejected customer-member customer-not-found customer-load-failed
  reservations-load-failed statistics-failed consent-not-given consent-given consent-update-failed staff-customer
  staff-lookalike non-member logout account-notification no-referral-code reservations-none reservations-many
  invited-guest other-guest-slug rewards-active rewards-upcoming rewards-inactive rewards-all rewards-none rates-list
  rates-discount-swapped rates-no-discount rates-private rates-vat rates-none help-content help-empty unread-messages
  plan-ok plan-partner-down explore-no-slug network-down server-error malformed-response unknown-enums error-data
  slow-network state-reset sw-new-version sw-update-failed sw-offline language-unsupported language-each
  environment-override production-host stage-host development-host analytics-recording
`;
const NAMES = ROWS.trim().split(/\s+/);

const nameOf = ({ name }: Scenario) => name;
const ofKind = (kind: Scenario['kind']) => scenarios.filter((scenario) => scenario.kind === kind);
const worldOf = ({ now = NOW }: Pick<Scenario, 'now'>) => frozenWorld({ now });

describe('the list of scenarios', () => {
  test('has every scenario of the specification, each once', () => {
    const names = scenarios.map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    expect(NAMES.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('is compared with all 182 scenarios of the specification', () => {
    expect(new Set(NAMES).size).toBe(182);
  });

  test('has a title, a sentence about what the guest should see, and requirements for each', () => {
    const unclear = scenarios.filter(
      ({ title, sees, covers }) =>
        title.length < 10 || /[.:]$/.test(title) || !/[.”"]$/.test(sees) || covers.length === 0,
    );
    expect(unclear.map(nameOf)).toEqual([]);
  });

  test('has unique titles', () => {
    const titles = scenarios.map(({ title }) => title.toLowerCase());
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test('has no titles with identifiers or other words of code', () => {
    const coded = scenarios.filter(({ title }) => /\b[a-z]+(-[a-z0-9]+){2,}\b|[a-z][A-Z]|_|\bslug\b/.test(title));
    expect(coded.map(({ title }) => title)).toEqual([]);
  });

  test('has a trait for each language of the app (R3-109)', () => {
    const traits = scenarios.filter(({ kind }) => kind === 'trait');
    const languages = new Set(traits.flatMap(({ language }) => language ?? []));
    expect([...languages].toSorted()).toEqual(LOCALES.map(({ locale }) => locale).toSorted());
  });

  test('has no entry longer than 25 lines', () => {
    const long = globSync('mocks/scenarios/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(ENTRY)]
        .map(([entry]) => entry.split('\n'))
        .filter((lines) => lines.length > 25)
        .map(([first, second]) => `${file}: ${first}${second?.trim()}`),
    );
    expect(long).toEqual([]);
  });

  test('opens each on a page, and those of kind stay on a page of their own stay', () => {
    const elsewhere = scenarios.filter(
      ({ name, kind, open }) =>
        !open.startsWith('/') || (kind === 'stay' && new URL(open, 'http://x').searchParams.get('slug') !== name),
    );
    expect(elsewhere.map(nameOf)).toEqual([]);
  });

  test('has one stay for each variant', () => {
    const variants = (name: string) => scenarios.filter((each) => each.name.startsWith(`${name}-`)).length;
    expect(
      ['category-types', 'category-no-images', 'guides-all', 'guide-missing', 'charge-methods'].map(variants),
    ).toEqual([8, 2, 14, 2, 4]);
  });
});

describe('every answer of every stay passes the contract', () => {
  test.each(ofKind('stay').map((scenario) => [scenario.name, scenario] as const))('%s', async (slug, scenario) => {
    const backend = await worldOf(scenario);
    const { id, propertyId } = (await call(backend, `check-in/${slug}`)).body;
    const category = (await fullStay(backend, slug)).propertyUnitCategory;
    const paths = [
      `check-in/${slug}?${ALL_EXPANSIONS}`,
      `check-in?channelConfirmationNumber=BN-${slug}&lastName=guest`,
      `reservation-state/${id}`,
      `properties/${propertyId}`,
      ...(category ? [`property-unit-categories/${category.id}`] : []),
      `property-unit-availability?reservationId=${id}`,
      `product-availability/prod-cleaning?reservationId=${id}`,
      `product-availability/prod-breakfast?reservationId=${id}`,
      `product-availability/prod-upgrade?reservationId=${id}`,
      `product-content?propertyId=${propertyId}&$expand[]=partners`,
      `property-content?propertyId=${propertyId}`,
      `custom-products?propertyId=${propertyId}`,
    ];
    const answers = await Promise.all(
      paths.map(async (path) => ({ path, status: (await call(backend, path)).status })),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const found = await call(backend, `check-in?channelConfirmationNumber=BN-${slug}&lastName=GUEST`);
    expect(found.body.data).toMatchObject([{ slug }]);
  });
});

/** Scenarios whose point is that signing in finds no account. */
const NOBODY: ReadonlySet<string> = new Set(['customer-not-found', 'challenge-fails']);

test.each(
  scenarios.flatMap(({ name, kind, signIn: email }) => (email === undefined ? [] : [[name, email, kind] as const])),
)('%s: %s signs in to its account', async (name, email, kind) => {
  const backend = await worldOf({});
  const idsOf = (login: string) =>
    backend.db.customers.findMany(({ logins }) => logins.includes(login)).map(({ id }) => id);
  expect(idsOf(email)).toHaveLength(NOBODY.has(name) ? 0 : 1);
  expect(idsOf(email)).toEqual(idsOf(kind === 'account' ? `${name}@guest.example` : email));
});

describe('every account can sign in by its name, and its calls succeed except those that its scenario refuses', () => {
  const PATHS = {
    customers: 'customers',
    customerStatistics: 'customer-statistics',
    futureCustomerRewards: 'future-customer-rewards?newStructure=true',
    reservations: 'reservations',
  };
  test.each(ofKind('account').map(nameOf))('%s', async (name) => {
    const backend = await worldOf({});
    const email = `${name}@guest.example`;
    const refuses = backend.db.customers.findFirst(({ logins }) => logins.includes(email))?.script.refuses ?? {};
    const headers = { ...(await signIn(backend, email)), platform: 'web' };
    const answers = await Promise.all(
      Object.entries(PATHS).map(async ([operation, path]) => [
        operation,
        (await call(backend, path, { headers })).status,
      ]),
    );
    // Without signing in, every call is anonymous.
    const usual = refuses['authenticate'] === undefined ? 200 : 401;
    expect(answers).toEqual(Object.keys(PATHS).map((operation) => [operation, refuses[operation] ?? usual]));
  });
});

test('the dates of stays follow the start of the world', async () => {
  const summer = await frozenWorld({ now: '2026-07-15T21:55:00.000Z' as typeof NOW });
  const stages = await Promise.all(
    ['expired', 'checked-out', 'stay-arrival-day'].map((slug) => fullStay(summer, slug)),
  );
  expect(stages.map(({ endDate }) => endDate)).toEqual([
    '2026-07-15T08:00:00.000Z',
    '2026-07-16T08:00:00.000Z',
    '2026-07-19T08:00:00.000Z',
  ]);
});
