import type { CreditCard } from '#api/generated/model/index.ts';

import { AUTHORIZATION_STATES, CARD_TYPES } from '#domain/card/credit-card.ts';
import { aCard } from '#mocks/seeds/cards.ts';

import type { Scenario } from './scenario.ts';

import { stay } from './scenario.ts';

const PAGE = { page: '/add-card' };

const paidBy = (card: CreditCard) => ({ checkIn: () => ({ creditCards: [card], creditCard: card }) });

const FORMATS = ['physical', 'virtual', 'hologram'];

/** Each known brand once and one unknown brand, with every authorisation state and every format among them. */
const everyBrand = (): CreditCard[] =>
  [...CARD_TYPES, 'future-pay', 'future-pay'].map((type, index) =>
    aCard({
      id: `card-${index}`,
      type,
      numberMasked: `424242xxxxxx${1000 + index}`,
      format: FORMATS[index % FORMATS.length] ?? 'physical',
      state: index === CARD_TYPES.length ? 'frozen' : 'enabled',
      authorizationState: AUTHORIZATION_STATES[index] ?? 'future-state',
    }),
  );

/** Cards. The form itself is tried on `card-add-ok`. */
export const cardScenarios: readonly Scenario[] = [
  stay('card-fields-invalid', 'Wrong number, CVV, expiry or no name: every message at once', {}, PAGE),
  stay('card-expiry-typing', 'Type 5, 12, 13, a1b2 or 12/345 as the expiry', {}, PAGE),
  stay(
    'card-add-ok',
    'No card yet; the one that is added pays for the stay',
    { checkIn: () => ({ creditCards: [], creditCard: null }) },
    PAGE,
  ),
  stay(
    'card-add-failed',
    'A card is not taken: try again or use a different one',
    { script: { updates: 'refused' } },
    PAGE,
  ),
  stay('card-declined', 'The card on file was declined', paidBy(aCard({ authorizationState: 'declined' })), PAGE),
  stay(
    'card-canceled',
    "The card's authorisation was cancelled",
    paidBy(aCard({ authorizationState: 'canceled' })),
    PAGE,
  ),
  stay(
    'cards-every-brand',
    'Seven brands and an unknown one, in every state and format',
    { checkIn: () => ({ creditCards: everyBrand() }) },
    PAGE,
  ),
];
