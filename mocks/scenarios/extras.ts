import type { Product } from '#api/generated/model/index.ts';

import { aProduct, everydayProducts, servicesOf } from '#mocks/seeds/products.ts';
import { everydaySlots } from '#mocks/seeds/slots.ts';

import type { Scenario } from './scenario.ts';

import { stay } from './scenario.ts';

const SPAN = { start: 5, end: 8 };
const EXTRAS = { page: '/extras' };
const LATE_CHECK_OUT = { page: '/late-check-out' };

const offering = (products: readonly Product[]) => ({ checkIn: () => ({ services: servicesOf(products) }) });

/** A separate property has no offers but its products. */
const houseOfItsOwn = { property: { name: 'Kasarmikatu 42' } };

/** What can be had beside the stay. */
export const extraScenarios: readonly Scenario[] = [
  stay('extras-none', 'Nothing to order: no extras in this house', { ...houseOfItsOwn, ...offering([]) }, EXTRAS),
  stay(
    'extras-all',
    'Every product type on its shelf; one of a type nobody knows is not shown',
    offering([
      ...everydayProducts('EUR'),
      aProduct({ id: 'prod-custom', name: 'Late brunch', type: 'custom', priceGross: 18 }),
      aProduct({ id: 'prod-balloon', name: 'Balloon ride', type: 'balloon-ride', group: 'sky-products' }),
    ]),
    EXTRAS,
  ),
  stay(
    'extras-not-orderable',
    'Everything is sold, nothing can be ordered now: nothing is offered, and each page says so',
    { ...houseOfItsOwn, ...offering(everydayProducts('EUR').map((product) => ({ ...product, isOrderable: false }))) },
    EXTRAS,
  ),
  stay('sauna-kit', 'The sauna kit and its seven lines', {}, { page: '/sauna-kit' }),
  stay('late-available', 'Late check-outs at 13:00 and 14:00, the one at 12:00 is taken', {}, LATE_CHECK_OUT),
  stay(
    'late-none',
    'No late check-out is left',
    {
      slots: (on) =>
        everydaySlots(on, SPAN).map((slot) => (slot.type === 'end-date' ? { ...slot, isAvailable: false } : slot)),
    },
    LATE_CHECK_OUT,
  ),
];
