import type { CheckIn, UnitAddress } from '#api/generated/model.ts';
import { aCustomProduct, aPartner } from '#mocks/seeds/contents.ts';
import { seedCustomer } from '#mocks/seeds/customers.ts';
import { anOrderItem } from '#mocks/seeds/products.ts';
import { aReward } from '#mocks/seeds/rewards.ts';
import { defaultSlots } from '#mocks/seeds/slots.ts';
import type { StaySeed } from '#mocks/seeds/stays.ts';

import { stay, stays } from './scenario.ts';
import type { Rows, Scenario } from './scenario.ts';

const UNKNOWN_ENUMS = 'unknown-enums';

/** A value that is in no enum of the contract. */
export const INVENTED = 'invented-tomorrow';

/** The members of a stay's answer with open enums. */
const LISTED =
  /^(status|state|idVerificationState|type|format|authorizationState|accessType|chargeMethod|chargeInterval|group)$/;

/** The answer with an unknown value in each of them. */
function invented(base: CheckIn): Partial<CheckIn> {
  const text = JSON.stringify({
    ...base,
    voucher: { code: 'TOMORROW', type: 'invoice-payment' },
    orderItems: [anOrderItem()],
    propertyKeys: base.propertyKeys?.map((key, index) => (index === 0 ? { ...key, error: { code: INVENTED } } : key)),
  });
  return JSON.parse(text, (name, value) => (LISTED.test(name) && typeof value === 'string' ? INVENTED : value));
}

const UNKNOWN: Omit<StaySeed, 'slug'> = {
  startsIn: -1,
  property: { name: 'Kasarmikatu 47', checkInMethod: INVENTED },
  checkIn: (_on, base) => invented(base),
  slots: (on) => defaultSlots(on, { start: -1, end: 2 }).map((slot) => ({ ...slot, type: INVENTED })),
  offers: [aCustomProduct({ id: 'offer-of-tomorrow', kind: INVENTED, productType: INVENTED })],
  help: [{ id: 'tomorrow', category: INVENTED, title: 'Tomorrow', description: 'A new heading', body: 'Not yet.' }],
  partners: { gym: [aPartner({ id: 'gym-of-tomorrow', accessType: INVENTED })] },
};

const TOMORROW = stay(UNKNOWN_ENUMS, {
  title: 'A newer server: every enum has a value that the app does not know',
  sees: 'Unknown values have no label or are left out; every page works.',
  covers: 'R3-36 R3-64 R3-81 R4-03',
  signIn: `${UNKNOWN_ENUMS}@guest.example`,
  ...UNKNOWN,
});

const IMAGES = [3, 1, 2].map((sequenceNumber) => ({ url: `/__mock/images/${sequenceNumber}.svg`, sequenceNumber }));

/** A unit of a kind, whose category is of the same kind. */
const ofKind = (type: string): Rows => ({
  category: { type, name: `${type.charAt(0).toUpperCase()}${type.slice(1)} with a view` },
  checkIn: (_on, { propertyUnit }) => (propertyUnit ? { propertyUnit: { ...propertyUnit, type } } : {}),
});

const COURTYARD: UnitAddress = {
  address: 'Korkeavuorenkatu 12',
  entrance: 'Stairwell B',
  city: 'Helsinki',
  googleMapsUrl: 'https://www.google.com/maps/search/?api=1&query=Korkeavuorenkatu%2012%2C%20Helsinki',
  zipCode: '00140',
};

/** Answers with invalid, missing or unknown values. */
export const stayData: readonly Scenario[] = [
  stay('invalid-dates', {
    title: 'A stay whose dates cannot be read',
    sees: 'The dates read "N/A", the length is 0 nights, and the page works.',
    covers: 'R4-14 R8-43',
    checkIn: () => ({ startDate: 'x', endDate: null }),
  }),
  stay('swapped-dates', {
    title: 'A stay whose start and end are swapped',
    sees: 'Both dates are unknown; the doors open by the hours of their own keys.',
    covers: 'R4-14 R8-43 S67',
    startsIn: -1,
    checkIn: (_on, { startDate, endDate }) => ({ startDate: endDate, endDate: startDate }),
  }),
  stay('minimal-response', {
    title: 'A server that sends required fields only',
    sees: 'Guest details are asked for, lists are empty, and nothing breaks.',
    covers: 'R3-28 R3-14 R3-15 R3-40 R4-07',
    requiredOnly: true,
  }),
  stay('unit-not-assigned', {
    title: 'No apartment has been assigned yet',
    sees: '"Will be assigned" instead of the number.',
    covers: 'R3-32',
    checkIn: (_on, { propertyUnit }) => (propertyUnit ? { propertyUnit: { ...propertyUnit, number: '' } } : {}),
  }),
  stay('unit-available-later', {
    title: 'The apartment is ready at 17:00, the building opens at 15:00',
    sees: '"Available from 17:00" at the apartment.',
    covers: 'R3-41 R4-50',
    startsIn: 1,
    checkIn: (on, { propertyUnit, propertyKeys }) => ({
      ...(propertyUnit ? { propertyUnit: { ...propertyUnit, availableAt: on(1, '17:00') } } : {}),
      propertyKeys: (propertyKeys ?? []).map((key) =>
        key.type === 'property-unit'
          ? { ...key, error: { code: 'NOT_AVAILABLE_YET', availableAt: on(1, '17:00') } }
          : key,
      ),
    }),
  }),
  stay('unit-address', {
    title: 'The apartment has its own address',
    sees: 'The location shows the address and entrance of the apartment, not those of the building.',
    covers: 'R3-33 R3-34',
    page: '/location',
    checkIn: (_on, { propertyUnit }) => (propertyUnit ? { propertyUnit: { ...propertyUnit, address: COURTYARD } } : {}),
  }),
  stay('property-defaults', {
    title: 'A property without time zone, currency or check-in method',
    sees: 'Times in UTC, prices in euros, online check-in.',
    covers: 'R3-45 R3-46 R3-48 R9-02 R9-03 R9-04',
    property: { timezone: null, defaultCurrency: null, checkInMethod: null },
  }),
  ...stays(
    'category-types',
    {
      title: 'A stay in each kind of unit; here an apartment',
      sees: 'The name of the kind.',
      covers: 'R3-57 R1-01 R3-42',
    },
    {
      apartment: { title: 'A stay in an apartment', ...ofKind('apartment') },
      dorm: { title: 'A stay in a dorm', ...ofKind('dorm') },
      room: { title: 'A stay in a room', ...ofKind('room') },
      bed: { title: 'A stay in a bed of a shared room', ...ofKind('bed') },
      villa: { title: 'A stay in a villa', ...ofKind('villa') },
      suite: { title: 'A stay in a suite', ...ofKind('suite') },
      site: { title: 'A stay on a camping site', ...ofKind('site') },
      treehouse: {
        title: 'A stay in an unknown kind of unit',
        sees: 'Only the name of the unit.',
        ...ofKind('treehouse'),
      },
    },
  ),
  ...stays(
    'category-no-images',
    {
      title: 'A unit without photographs, or with photographs out of order; here without',
      sees: 'A placeholder instead of the photographs.',
      covers: 'R3-59 R3-60 R3-61 R3-58',
    },
    {
      empty: {
        title: 'A unit without photographs',
        sees: 'A placeholder instead of the photographs.',
        category: { images: [] },
      },
      shuffled: {
        title: 'A unit with photographs in the wrong order',
        sees: 'The photographs in the right order, one to three.',
        category: { images: IMAGES },
      },
    },
  ),
  stay('elevator-works', {
    title: 'The lift of a London building is under repair, summer 2025',
    sees: 'A notice about the work; today there would be none.',
    covers: 'R9-26 R9-48 R2-82',
    now: '2025-06-16T10:00:00.000Z',
    propertyCode: 'london-ch65',
    startsIn: -1,
  }),
  {
    ...TOMORROW,
    build: async (context) => {
      await TOMORROW.build?.(context);
      const rewards = [aReward('gym', { id: 'reward-of-tomorrow', type: INVENTED })];
      await seedCustomer(context, {
        name: UNKNOWN_ENUMS,
        customer: { options: [INVENTED] },
        rewards,
        slugs: [UNKNOWN_ENUMS],
      });
    },
  },
];
