/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const CheckInParams = /*#__PURE__*/ zod.lazy(() => zod.object({
  "$expand[]": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['creditCards', 'customer', 'orderItems', 'cancellationPolicy', 'property.integrations', 'propertyUnit.integrations', 'propertyKeys', 'propertyUnit.address', 'services.products', 'propertyUnitCategory.sustainability'])))
}))

export type CheckInParams = zod.input<typeof CheckInParams>;
