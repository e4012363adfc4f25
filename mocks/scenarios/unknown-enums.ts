import type { CheckIn } from '#api/generated/model.ts';
import { aCustomProduct, aPartner } from '#mocks/seeds/contents.ts';
import { seedCustomer } from '#mocks/seeds/customers.ts';
import { anOrderItem } from '#mocks/seeds/products.ts';
import { aReward } from '#mocks/seeds/rewards.ts';
import { everydaySlots } from '#mocks/seeds/slots.ts';
import type { StaySeed } from '#mocks/seeds/stays.ts';

import { stay } from './scenario.ts';
import type { Scenario } from './scenario.ts';

const NAME = 'unknown-enums';

/** A value that no list of the contract has. */
export const INVENTED = 'invented-tomorrow';

/** The members of a stay's answer whose values come from an open list. */
const LISTED =
  /^(status|state|idVerificationState|type|format|authorizationState|accessType|chargeMethod|chargeInterval|group)$/;

/** A stay's answer with an invented value for each of them. */
function invented(base: CheckIn): Partial<CheckIn> {
  const text = JSON.stringify({
    ...base,
    voucher: { code: 'TOMORROW', type: 'invoice-payment' },
    orderItems: [anOrderItem()],
    propertyKeys: base.propertyKeys?.map((key, index) => (index === 0 ? { ...key, error: { code: INVENTED } } : key)),
  });
  return JSON.parse(text, (name, value) => (LISTED.test(name) && typeof value === 'string' ? INVENTED : value));
}

const ROWS: Omit<StaySeed, 'slug'> = {
  startsIn: -1,
  property: { name: 'Kasarmikatu 47', checkInMethod: INVENTED },
  checkIn: (_on, base) => invented(base),
  slots: (on) => everydaySlots(on, { start: -1, end: 2 }).map((slot) => ({ ...slot, type: INVENTED })),
  offers: [aCustomProduct({ id: 'offer-of-tomorrow', kind: INVENTED, productType: INVENTED })],
  help: [{ id: 'tomorrow', category: INVENTED, title: 'Tomorrow', description: 'A new heading', body: 'Not yet.' }],
  partners: { gym: [aPartner({ id: 'gym-of-tomorrow', accessType: INVENTED })] },
};

const TOMORROW = stay(NAME, {
  title: 'A server of tomorrow: every list has a value that the app does not know',
  sees: 'Each unknown thing without a label or left out; every page works.',
  serves: 'R3-36 R3-64 R3-81 R4-03',
  signIn: `${NAME}@guest.example`,
  ...ROWS,
});

/** The contract's lists may grow on any day. */
export const unknownEnumScenarios: readonly Scenario[] = [
  {
    ...TOMORROW,
    build: async (context) => {
      await TOMORROW.build?.(context);
      const rewards = [aReward('gym', { id: 'reward-of-tomorrow', type: INVENTED })];
      await seedCustomer(context, { name: NAME, customer: { options: [INVENTED] }, rewards, slugs: [NAME] });
    },
  },
];
