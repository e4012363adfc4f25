/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

const customerStatisticsNightsStayedMin = 0;

const customerStatisticsPropertiesVisitedMin = 0;

const customerStatisticsPropertiesTotalMin = 0;


export const CustomerStatistics = /*#__PURE__*/ zod.lazy(() => zod.object({
  "nightsStayed": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(customerStatisticsNightsStayedMin))),
  "propertiesVisited": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(customerStatisticsPropertiesVisitedMin))),
  "propertiesTotal": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(customerStatisticsPropertiesTotalMin)))
}))

export type CustomerStatistics = zod.input<typeof CustomerStatistics>;
