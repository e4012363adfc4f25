/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const HelpArticle = /*#__PURE__*/ zod.lazy(() => zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "category": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "body": /*#__PURE__*/ zod.string()
}))

export type HelpArticle = zod.input<typeof HelpArticle>;
