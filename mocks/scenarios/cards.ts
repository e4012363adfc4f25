import type { CreditCard } from '#api/generated/model.ts';
import { AUTHORIZATION_STATES, CARD_TYPES } from '#domain/card/credit-card.ts';
import { aCard } from '#mocks/seeds/check-ins.ts';

import { stay } from './scenario.ts';
import type { Scenario } from './scenario.ts';

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
  stay('card-fields-invalid', {
    title: 'A card form with invalid fields',
    sees: 'A message at each field: number, CVV, date, name.',
    covers: 'R5-03 R5-04 R5-05 R5-06 R5-07 R5-37 R5-39',
    steps: 'Fill in invalid values and submit the form.',
    ...PAGE,
  }),
  stay('card-expiry-typing', {
    title: 'Typing the date of a card',
    sees: 'The date is formatted while it is typed.',
    covers: 'R5-08 R5-09 R5-10 R5-11 R5-12 R5-13 R5-14 R5-38',
    steps: 'Type 5, 12, 13, a1b2 or 12/345 as the date.',
    ...PAGE,
  }),
  stay('card-add-ok', {
    title: 'Adding the first card',
    sees: 'The card is listed and pays for the stay.',
    covers: 'R7-37 R7-46 R3-37',
    steps: 'Add the card 4242 4242 4242 4242.',
    ...PAGE,
    checkIn: () => ({ creditCards: [], creditCard: null }),
  }),
  stay('card-add-failed', {
    title: 'A card that is rejected',
    sees: '"Failed to add this card, please try again or use a different card".',
    covers: 'R8-36',
    steps: 'Add the card 4242 4242 4242 4242.',
    ...PAGE,
    script: { updates: 'refused' },
  }),
  stay('card-fields-down', {
    title: "The card provider's fields do not come",
    sees: 'A message that the form did not load, "Try again", and how to contact us.',
    covers: 'S46 R8-36',
    ...PAGE,
    faults: [{ operation: 'card-fields', kind: 'network' }],
  }),
  stay('card-declined', {
    title: 'The card of the stay was declined',
    sees: '"Card is not authorised".',
    covers: 'R8-37 R3-36',
    ...PAGE,
    ...paidBy(aCard({ authorizationState: 'declined' })),
  }),
  stay('card-canceled', {
    title: 'The authorisation of the card was cancelled',
    sees: '"Card is not authorised" on this card as well.',
    covers: 'R8-37',
    ...PAGE,
    ...paidBy(aCard({ authorizationState: 'canceled' })),
  }),
  stay('cards-every-brand', {
    title: 'Cards of every brand, state and kind',
    sees: 'Name and logo of each card brand; an unknown brand has a neutral one.',
    covers: 'R3-36 R3-38 R3-39',
    ...PAGE,
    checkIn: () => ({ creditCards: everyBrand() }),
  }),
];
