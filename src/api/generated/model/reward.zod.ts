/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

const rewardNightsUntilNextTierMin = 0;

const rewardTotalNightsRequiredMin = 0;

const rewardReservationsUntilNextTierMin = 0;


export const Reward = /*#__PURE__*/ zod.lazy(() => zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "nightsUntilNextTier": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rewardNightsUntilNextTierMin)),
  "totalNightsRequired": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rewardTotalNightsRequiredMin)),
  "reservationsUntilNextTier": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rewardReservationsUntilNextTierMin)),
  "content": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "subTitle": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "guideline": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}),/*#__PURE__*/ zod.null()])
}))

export type Reward = zod.input<typeof Reward>;
