/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';



export const ChallengeToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))

export type ChallengeToken = zod.input<typeof ChallengeToken>;
export type ChallengeTokenOutput = zod.output<typeof ChallengeToken>;
