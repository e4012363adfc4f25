import { aCard } from '#mocks/seeds/cards.ts';
import { aKey } from '#mocks/seeds/keys.ts';

import type { Scenario } from './scenario.ts';

import { account, fault, page, stay } from './scenario.ts';

const CARD = aCard({ numberMasked: '510510xxxxxx7788', cardHolderName: 'Canaria Guest', type: 'mastercard' });

/** What the app does for itself. */
export const platformScenarios: readonly Scenario[] = [
  fault('network-down', 'No answer to anything: words, a way to try again, people to ask', [{ kind: 'network' }]),
  fault('server-error', 'Every answer is a 500: words, a way to try again, people to ask', [
    { kind: 'status', status: 500, code: 'FOO' },
  ]),
  fault('malformed-response', "Somebody else's page instead of every answer, as a hotel's Wi-Fi does", [
    { kind: 'malformed' },
  ]),
  fault('answers-cut', 'Every answer breaks off in its middle', [{ kind: 'malformed', how: 'cut' }]),
  fault('slow-network', 'Every answer takes three seconds: shapes of what comes, nothing sent twice', [
    { kind: 'delay', delayMs: 3000 },
  ]),
  fault('shaky-network', 'One answer in four is lost, the others take half a second to three', [
    { kind: 'delay', delayMs: { median: 500, p95: 3000 } },
    { kind: 'network', chance: 0.25 },
  ]),
  fault('rate-limited', 'More than twenty calls a minute are refused, with the time to wait', [
    { kind: 'rate-limit', calls: 20 },
  ]),
  page('language-unsupported', 'A language that is not offered: English', '/stay?slug=stay-started&lng=xx'),
  page('language-each', 'The stay in Greek; each language is chosen in the menu', '/stay?slug=stay-started&lng=el'),
  stay(
    'analytics-recording',
    'An everyday stay; what is told of it stands among the performance marks of the page',
    { startsIn: -1 },
    { page: '/extras' },
  ),
  stay(
    'canary-stay',
    'Everything personal is one of a kind, so that it is found wherever it should not be; check-in is open',
    {
      startsIn: -1,
      checkIn: (_on, { startDate, endDate, customer, propertyUnit }) => ({
        state: 'guest-details-required',
        idVerificationState: 'not-required',
        channelConfirmationNumber: 'CANARY-4471',
        customer: customer && {
          ...customer,
          id: 'cust-1',
          externalUserId: 'ext-1',
          userId: 'user-1',
          email: 'canary.mail@guest.example',
          firstName: 'Canaria',
        },
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
      }),
    },
    { page: '/check-in' },
  ),
  account('canary.mail', 'The account of the guest of canary-stay', {
    customer: {
      id: 'cust-1',
      externalUserId: 'ext-1',
      userId: 'user-1',
      firstName: 'Canaria',
      lastName: 'Kanarienvogel',
    },
  }),
];
