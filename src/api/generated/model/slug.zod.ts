/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const Slug = /*#__PURE__*/ zod.string()

export type Slug = zod.input<typeof Slug>;
