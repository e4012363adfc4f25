import { aCard } from '#mocks/seeds/cards.ts';
import { aKey } from '#mocks/seeds/keys.ts';

import type { Scenario } from './scenario.ts';

import { account, stay } from './scenario.ts';

const CARD = aCard({ numberMasked: '510510xxxxxx7788', cardHolderName: 'Canaria Guest', type: 'mastercard' });

/** What the app does for itself. */
export const platformScenarios: readonly Scenario[] = [
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
