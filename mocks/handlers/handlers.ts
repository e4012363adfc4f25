import type { Handlers } from '#mocks/world.ts';

import { accessHandlers } from './access.ts';
import { authenticationHandlers } from './authentication.ts';
import { availabilityHandlers } from './availability.ts';
import { checkInHandlers } from './check-in.ts';
import { customerHandlers } from './customers.ts';
import { orderHandlers } from './orders.ts';
import { productHandlers, propertyHandlers } from './properties.ts';
import { reservationHandlers } from './reservations.ts';

/** A handler for each operation of the contract; one that is missing does not compile. */
export const handlers: Handlers = {
  ...accessHandlers,
  ...authenticationHandlers,
  ...availabilityHandlers,
  ...checkInHandlers,
  ...customerHandlers,
  ...orderHandlers,
  ...productHandlers,
  ...propertyHandlers,
  ...reservationHandlers,
};
