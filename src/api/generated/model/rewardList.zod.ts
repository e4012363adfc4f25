/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

const rewardListTotalMin = 0;

const rewardListLimitMin = 0;

const rewardListSkipMin = 0;

const rewardListDataItemNightsUntilNextTierMin = 0;

const rewardListDataItemTotalNightsRequiredMin = 0;

const rewardListDataItemReservationsUntilNextTierMin = 0;


export const RewardList = /*#__PURE__*/ zod.lazy(() => zod.object({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rewardListTotalMin)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rewardListLimitMin)),
  "skip": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rewardListSkipMin)),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "nightsUntilNextTier": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rewardListDataItemNightsUntilNextTierMin)),
  "totalNightsRequired": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rewardListDataItemTotalNightsRequiredMin)),
  "reservationsUntilNextTier": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rewardListDataItemReservationsUntilNextTierMin)),
  "content": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "subTitle": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "guideline": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}),/*#__PURE__*/ zod.null()])
}))
}))

export type RewardList = zod.input<typeof RewardList>;
