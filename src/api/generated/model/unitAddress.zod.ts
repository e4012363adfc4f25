/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const UnitAddress = /*#__PURE__*/ zod.lazy(() => zod.object({
  "address": /*#__PURE__*/ zod.string(),
  "entrance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "city": /*#__PURE__*/ zod.string(),
  "googleMapsUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "zipCode": /*#__PURE__*/ zod.string()
}))

export type UnitAddress = zod.input<typeof UnitAddress>;
