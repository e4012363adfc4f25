/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const Order = /*#__PURE__*/ zod.lazy(() => zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.string(),
  "errorCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}))

export type Order = zod.input<typeof Order>;
