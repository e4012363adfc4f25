/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const RewardContent = /*#__PURE__*/ zod.object({
  "subTitle": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "guideline": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
})

export type RewardContent = zod.input<typeof RewardContent>;
export type RewardContentOutput = zod.output<typeof RewardContent>;
