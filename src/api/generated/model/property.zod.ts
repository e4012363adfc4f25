/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const Property = /*#__PURE__*/ zod.lazy(() => zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "key": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "city": /*#__PURE__*/ zod.string(),
  "zipCode": /*#__PURE__*/ zod.string(),
  "address": /*#__PURE__*/ zod.string(),
  "googleMapsUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "whatsappNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "timezone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "defaultCurrency": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "defaultLanguageCode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "isWhiteLabel": /*#__PURE__*/ zod.boolean(),
  "pciProxyPublicKey": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "checkInMethod": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
}))

export type Property = zod.input<typeof Property>;
