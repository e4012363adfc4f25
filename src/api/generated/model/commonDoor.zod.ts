/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const CommonDoor = /*#__PURE__*/ zod.lazy(() => zod.object({
  "floorNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "signText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}))

export type CommonDoor = zod.input<typeof CommonDoor>;
