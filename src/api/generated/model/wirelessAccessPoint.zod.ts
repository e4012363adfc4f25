/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const WirelessAccessPoint = /*#__PURE__*/ zod.lazy(() => zod.object({
  "ssid": /*#__PURE__*/ zod.string(),
  "password": /*#__PURE__*/ zod.string()
}))

export type WirelessAccessPoint = zod.input<typeof WirelessAccessPoint>;
