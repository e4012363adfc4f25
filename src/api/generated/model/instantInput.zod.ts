/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const InstantInput = /*#__PURE__*/ zod.iso.datetime({"offset":true})

export type InstantInput = zod.input<typeof InstantInput>;
export type InstantInputOutput = zod.output<typeof InstantInput>;
