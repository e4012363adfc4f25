/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const ReferralVoucherCodeMask = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.string()
})

export type ReferralVoucherCodeMask = zod.input<typeof ReferralVoucherCodeMask>;
export type ReferralVoucherCodeMaskOutput = zod.output<typeof ReferralVoucherCodeMask>;
