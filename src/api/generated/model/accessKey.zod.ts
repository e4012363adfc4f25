/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const AccessKey = /*#__PURE__*/ zod.lazy(() => zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "accessType": /*#__PURE__*/ zod.string(),
  "sequenceNumber": /*#__PURE__*/ zod.int(),
  "validFromDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "validToDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "keypadButton": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "code": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "error": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "availableAt": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
}),/*#__PURE__*/ zod.null()])
}))

export type AccessKey = zod.input<typeof AccessKey>;
