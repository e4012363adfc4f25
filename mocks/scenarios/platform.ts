import { aCard } from '#mocks/seeds/check-ins.ts';
import { aKey } from '#mocks/seeds/keys.ts';
import type { StaySeed } from '#mocks/seeds/stays.ts';

import { account, page, stay } from './scenario.ts';
import type { Scenario } from './scenario.ts';

const CARD = aCard({ numberMasked: '510510xxxxxx7788', cardHolderName: 'Canaria Guest', type: 'mastercard' });
const CANARY = { id: 'cust-1', externalUserId: 'ext-1', userId: 'user-1', firstName: 'Canaria' };

/** Names, codes and numbers that occur nowhere else. */
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
    title: 'What is written stays until a tester starts anew',
    sees: 'The order is listed, also after a reload; after starting anew it is gone.',
    serves: 'R7-10 R9-42',
    steps: 'Order the late check-out and reload; then press "Start again" at /__mock/ and reload.',
    page: '/late-check-out',
  }),
  page('sw-new-version', {
    title: 'A new version of the app is there',
    sees: 'A prompt to reload or to close it; a reload happens once, in every tab.',
    serves: 'R4-83 R4-84 R4-90 R4-91',
    steps: 'Keep the page of npm run preview open, build a change with vite build, and wait ten minutes.',
    open: '/stay?slug=stay-started',
  }),
  page('sw-update-failed', {
    title: 'Looking for a new version fails',
    sees: 'Nothing; one entry in the log.',
    serves: 'R8-42',
    steps: 'Keep the page of npm run preview open, delete dist/sw.js, and wait ten minutes.',
    open: '/stay?slug=stay-arrival-day',
  }),
  page('sw-offline', {
    title: 'No look for a new version without a connection',
    sees: 'The page as it was, and a line that there is no connection; no log entry.',
    serves: 'R7-80 R9-07',
    steps: "Keep the page of npm run preview open, choose Offline in the browser's tools, and wait ten minutes.",
    open: '/stay/access?slug=stay-started',
  }),
  page('environment-override', {
    title: 'A tester chooses another environment',
    sees: 'The page loads anew with the addresses of stage; a production host ignores the choice.',
    serves: 'R3-116 R3-117 R3-118 R6-23',
    steps: 'Open the debug panel at the left edge and choose stage.',
    open: '/stay?slug=stay-before-arrival',
  }),
  page('production-host', {
    title: 'An error on a production host',
    sees: 'Help and a report; no debug panel and nothing in the console.',
    serves: 'R6-23 R8-44 R8-45 R2-07',
    steps: 'Serve the build on a host that config.json names prod, and open /test there: it leads to the start.',
    open: '/test',
  }),
  page('stage-host', {
    title: 'An error on a stage host',
    sees: 'Help, a report, and the error in the console.',
    serves: 'R8-44 R8-45 R8-56',
    steps: 'Choose stage in the debug panel, then press "Throw a test error".',
    open: '/test',
  }),
  page('development-host', {
    title: 'An error on a development host',
    sees: 'Help, and the error in the console; no report leaves.',
    serves: 'R8-45 R8-56 R2-76',
    steps: 'Press "Throw a test error".',
    open: '/test',
  }),
  stay('analytics-recording', {
    title: 'What analytics are told of a stay',
    sees: 'An ordinary stay; the performance marks of the page list what is told.',
    serves: 'R7-85 R7-86 R7-87 R7-88 R7-89 R7-90 R7-91 R7-92 R7-93 R7-94 R7-95 R7-96 R7-98 R7-100',
    page: '/extras',
    startsIn: -1,
  }),
  stay('canary-stay', {
    title: 'A stay whose personal data are found wherever they leak',
    sees: 'An ordinary check-in; each name, code and number in it occurs nowhere else.',
    serves: 'S20 S22 R7-85',
    page: '/check-in',
    startsIn: -1,
    checkIn: traced,
  }),
  account('canary.mail', {
    title: 'The account of the guest whose data are traced',
    sees: 'An ordinary account.',
    serves: 'S20 S15',
    customer: { ...CANARY, lastName: 'Kanarienvogel' },
  }),
];
