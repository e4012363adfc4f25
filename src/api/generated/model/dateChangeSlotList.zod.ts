/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

const dateChangeSlotListTotalMin = 0;

const dateChangeSlotListLimitMin = 0;

const dateChangeSlotListSkipMin = 0;


export const DateChangeSlotList = /*#__PURE__*/ zod.lazy(() => zod.object({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dateChangeSlotListTotalMin)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dateChangeSlotListLimitMin)),
  "skip": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dateChangeSlotListSkipMin)),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "productId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "timeslot": /*#__PURE__*/ zod.string(),
  "isAvailable": /*#__PURE__*/ zod.boolean()
}))
}))

export type DateChangeSlotList = zod.input<typeof DateChangeSlotList>;
