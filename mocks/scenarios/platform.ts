import { aCard } from '#mocks/seeds/check-ins.ts';
import { aKey } from '#mocks/seeds/keys.ts';
import type { StaySeed } from '#mocks/seeds/stays.ts';

import { account, page, stay } from './scenario.ts';
import type { Scenario } from './scenario.ts';

const CARD = aCard({ numberMasked: '510510xxxxxx7788', cardHolderName: 'Canaria Guest', type: 'mastercard' });
const CANARY = { id: 'cust-1', externalUserId: 'ext-1', userId: 'user-1', firstName: 'Canaria' };

/** Names, codes and numbers that occur nowhere else, so that a test can search reports for them. */
const traced: NonNullable<StaySeed['checkIn']> = (_on, { startDate, endDate, customer, propertyUnit }) => ({
  state: 'guest-details-required',
  idVerificationState: 'not-required',
  channelConfirmationNumber: 'CANARY-4471',
  customer: customer && { ...customer, ...CANARY, email: 'canary.mail@guest.example' },
  creditCards: [CARD],
  creditCard: CARD,
  propertyKeys: [aKey({ code: '909192', validFromDate: startDate, validToDate: endDate })],
  propertyUnit: propertyUnit && {
    ...propertyUnit,
    integrations: {
      wirelessAccessPoint: { ssid: 'Good Night Guest', password: 'canary-in-the-air' },
      accessGuidelines: { accessType: 'code' },
    },
  },
});

/** Where the app runs, its worker, and what it reports. */
export const platformScenarios: readonly Scenario[] = [
  stay('state-reset', {
    title: 'Changes persist until a tester resets the world',
    sees: 'The order is listed, even after a reload; after a reset it is gone.',
    covers: 'R7-10 R9-42',
    steps: 'Order the late check-out and reload; then press "Start again" at /__mock/ and reload.',
    page: '/late-check-out',
  }),
  page('sw-new-version', {
    title: 'A new version of the app is available',
    sees: 'A prompt to reload, which can be closed; each tab reloads once.',
    covers: 'R4-83 R4-84 R4-90 R4-91',
    steps: 'Keep the page of npm run preview open, build a change with vite build, and wait ten minutes.',
    open: '/stay?slug=stay-started',
  }),
  page('sw-update-failed', {
    title: 'Checking for a new version fails',
    sees: 'Nothing; one log entry.',
    covers: 'R8-42',
    steps: 'Keep the page of npm run preview open, delete dist/sw.js, and wait ten minutes.',
    open: '/stay?slug=stay-arrival-day',
  }),
  page('sw-offline', {
    title: 'No check for a new version while offline',
    sees: 'The page as before, and a line that there is no connection; no log entry.',
    covers: 'R7-80 R9-07',
    steps: "Keep the page of npm run preview open, choose Offline in the browser's tools, and wait ten minutes.",
    open: '/stay/access?slug=stay-started',
  }),
  page('environment-override', {
    title: 'A tester chooses another environment',
    sees: 'The page reloads with the addresses of stage; a production host ignores the choice.',
    covers: 'R3-116 R3-117 R3-118 R6-23',
    steps: 'Open the debug panel at the left edge and choose stage.',
    open: '/stay?slug=stay-before-arrival',
  }),
  page('production-host', {
    title: 'An error on a production host',
    sees: 'Help and an error report; no debug panel, and nothing in the console.',
    covers: 'R6-23 R8-44 R8-45 R2-07',
    steps: 'Serve the build on a host that is prod in config.json, and open /test: it redirects to the start page.',
    open: '/test',
  }),
  page('stage-host', {
    title: 'An error on a stage host',
    sees: 'Help, an error report, and the error in the console.',
    covers: 'R8-44 R8-45 R8-56',
    steps: 'Choose stage in the debug panel, then press "Throw a test error".',
    open: '/test',
  }),
  page('development-host', {
    title: 'An error on a development host',
    sees: 'Help, and the error in the console; no error report is sent.',
    covers: 'R8-45 R8-56 R2-76',
    steps: 'Press "Throw a test error".',
    open: '/test',
  }),
  stay('analytics-recording', {
    title: 'What analytics receive about a stay',
    sees: "An ordinary stay; the page's performance marks list the events.",
    covers: 'R7-85 R7-86 R7-87 R7-88 R7-89 R7-90 R7-91 R7-92 R7-93 R7-94 R7-95 R7-96 R7-98 R7-100',
    page: '/extras',
    startsIn: -1,
  }),
  stay('canary-stay', {
    title: 'A stay with unique personal data, to detect leaks',
    sees: 'An ordinary check-in; each of its names, codes and numbers is unique.',
    covers: 'S20 S22 R7-85',
    page: '/check-in',
    startsIn: -1,
    checkIn: traced,
  }),
  account('canary.mail', {
    title: 'An account with unique personal data, to detect leaks',
    sees: 'An ordinary account.',
    covers: 'S20 S15',
    customer: { ...CANARY, lastName: 'Kanarienvogel' },
  }),
];
