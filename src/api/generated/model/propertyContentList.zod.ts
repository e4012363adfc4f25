/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

const propertyContentListTotalMin = 0;

const propertyContentListLimitMin = 0;

const propertyContentListSkipMin = 0;


export const PropertyContentList = /*#__PURE__*/ zod.lazy(() => zod.object({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(propertyContentListTotalMin)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(propertyContentListLimitMin)),
  "skip": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(propertyContentListSkipMin)),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "propertyId": /*#__PURE__*/ zod.string(),
  "helpCentreId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "helpCentreIdentifier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "guestAreaImageUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "articles": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "category": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "body": /*#__PURE__*/ zod.string()
}))
}))
}))

export type PropertyContentList = zod.input<typeof PropertyContentList>;
