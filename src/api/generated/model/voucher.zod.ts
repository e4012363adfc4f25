/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const Voucher = /*#__PURE__*/ zod.lazy(() => zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string()
}))

export type Voucher = zod.input<typeof Voucher>;
