/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const LocalDayInput = /*#__PURE__*/ zod.iso.date()

export type LocalDayInput = zod.input<typeof LocalDayInput>;
export type LocalDayInputOutput = zod.output<typeof LocalDayInput>;
