/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const PropertyIntegrations = /*#__PURE__*/ zod.lazy(() => zod.object({
  "wirelessAccessPoint": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "ssid": /*#__PURE__*/ zod.string(),
  "password": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()]),
  "accessGuidelines": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "accessType": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()]),
  "commonDoors": /*#__PURE__*/ zod.object({
  "luggage": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "floorNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "signText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}),/*#__PURE__*/ zod.null()]),
  "washeteria": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "floorNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "signText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}),/*#__PURE__*/ zod.null()]),
  "kitchen": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "floorNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "signText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}),/*#__PURE__*/ zod.null()]),
  "garbageRoom": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "floorNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "signText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}),/*#__PURE__*/ zod.null()]),
  "bicycleStorage": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "floorNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "signText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}),/*#__PURE__*/ zod.null()])
})
}))

export type PropertyIntegrations = zod.input<typeof PropertyIntegrations>;
