/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

const checkInMatchListTotalMin = 0;

const checkInMatchListLimitMin = 0;

const checkInMatchListSkipMin = 0;


export const CheckInMatchList = /*#__PURE__*/ zod.lazy(() => zod.object({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkInMatchListTotalMin)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkInMatchListLimitMin)),
  "skip": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkInMatchListSkipMin)),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string(),
  "confirmationNumber": /*#__PURE__*/ zod.string(),
  "channelConfirmationNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "propertyId": /*#__PURE__*/ zod.string(),
  "startDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "endDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}))
}))

export type CheckInMatchList = zod.input<typeof CheckInMatchList>;
