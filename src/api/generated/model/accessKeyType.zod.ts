/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const AccessKeyType = /*#__PURE__*/ zod.string()

export type AccessKeyType = zod.input<typeof AccessKeyType>;
