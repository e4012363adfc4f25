/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

const reservationListTotalMin = 0;

const reservationListLimitMin = 0;

const reservationListSkipMin = 0;


export const ReservationList = /*#__PURE__*/ zod.lazy(() => zod.object({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reservationListTotalMin)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reservationListLimitMin)),
  "skip": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reservationListSkipMin)),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string(),
  "startDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "endDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "checkInDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "status": /*#__PURE__*/ zod.string(),
  "propertyId": /*#__PURE__*/ zod.string(),
  "propertyUnitCategoryId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "property": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "city": /*#__PURE__*/ zod.string(),
  "timezone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "isWhiteLabel": /*#__PURE__*/ zod.boolean()
})),
  "propertyUnitCategory": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "images": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string(),
  "sequenceNumber": /*#__PURE__*/ zod.int()
}))
}),/*#__PURE__*/ zod.null()]))
}))
}))

export type ReservationList = zod.input<typeof ReservationList>;
