/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const ChargeInterval = /*#__PURE__*/ zod.string()

export type ChargeInterval = zod.input<typeof ChargeInterval>;
