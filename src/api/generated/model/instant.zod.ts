/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const Instant = /*#__PURE__*/ zod.string()

export type Instant = zod.input<typeof Instant>;
