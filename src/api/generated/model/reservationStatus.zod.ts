/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const ReservationStatus = /*#__PURE__*/ zod.string()

export type ReservationStatus = zod.input<typeof ReservationStatus>;
