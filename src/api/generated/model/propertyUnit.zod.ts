/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const PropertyUnit = /*#__PURE__*/ zod.lazy(() => zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "floor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "type": /*#__PURE__*/ zod.string(),
  "availableAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "address": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "address": /*#__PURE__*/ zod.string(),
  "entrance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "city": /*#__PURE__*/ zod.string(),
  "googleMapsUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "zipCode": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()])),
  "integrations": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "wirelessAccessPoint": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "ssid": /*#__PURE__*/ zod.string(),
  "password": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()]),
  "accessGuidelines": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "accessType": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()])
}),/*#__PURE__*/ zod.null()]))
}))

export type PropertyUnit = zod.input<typeof PropertyUnit>;
