/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const UnitIntegrations = /*#__PURE__*/ zod.lazy(() => zod.object({
  "wirelessAccessPoint": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "ssid": /*#__PURE__*/ zod.string(),
  "password": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()]),
  "accessGuidelines": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "accessType": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()])
}))

export type UnitIntegrations = zod.input<typeof UnitIntegrations>;
