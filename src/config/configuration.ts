import * as z from 'zod/mini';

import { BRANDS, ENVIRONMENTS } from './host.ts';

/** The formats of a configuration's values; `check-configuration.ts` has a message for each. */
export const FORMATS = {
  host: /^[a-z0-9-]+(\.[a-z0-9-]+)*$/,
  /** With a user for the DSN alone, and as a path for the API alone, or for the provider that a preview plays. */
  address: /^(https:\/\/(\w+@)?[a-z0-9.-]+(:\d+)?|\/api|\/card-fields)(\/[\w.~-]+)*$/,
  /** A secret key begins with `sk` at most providers; this file is public. */
  key: /^(?!sk[_-])[\w.:-]+$/,
  phone: /^\+[1-9][\d ]{6,18}\d$/,
} as const;

/** One feature's third party: without it the feature is off. */
const feature = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.optional(z.object(shape));

function makeSchema() {
  const text = (format: RegExp) => z.string().check(z.regex(format));
  const address = text(FORMATS.address);
  const host = text(FORMATS.host);
  const key = text(FORMATS.key);
  const phone = text(FORMATS.phone);
  const brand = z.optional(z.object({ name: z.string(), phone, whatsapp: phone }));
  const byBrand = z.object({ main: z.optional(address), 'white-label': z.optional(address) });
  const environment = z.optional(
    z.object({
      api: address,
      reception: address,
      booking: byBrand,
      guest: byBrand,
      analytics: feature({ writeKey: key, host: z.optional(host) }),
      cardFields: feature({ address, merchantKey: z.optional(key) }),
      challenge: feature({ siteKey: key }),
      messenger: feature({ appId: key, origin: z.optional(address) }),
      plan: feature({ host }),
      sentry: feature({ dsn: address, tunnel: z.optional(address) }),
    }),
  );
  return z.object({
    // By host name. A record of zod would weigh a kilobyte on every first load.
    hosts: z.catchall(z.object({}), z.object({ brand: z.enum(BRANDS), environment: z.enum(ENVIRONMENTS) })),
    brands: z.object({ main: brand, 'white-label': brand }),
    environments: z.object({ prod: environment, stage: environment, dukenukem: environment, development: environment }),
    /** The domain of the staff's e-mail addresses (R5-46). */
    staffEmailDomain: z.optional(host),
  });
}

let made: ReturnType<typeof makeSchema> | undefined;

/**
 * The schema of `config.json`, made at first use: a host of development needs none. It lets unknown keys pass, because
 * after a rollback an older build reads a newer file. `npm run check-config` names them.
 */
export const configurationSchema = (): ReturnType<typeof makeSchema> => (made ??= makeSchema());

/** An operator's run-time configuration. */
export type Configuration = z.infer<ReturnType<typeof makeSchema>>;

/** Reads the text of `config.json`; throws when it is no configuration. `readFaults` then tells where. */
export const readConfiguration = (json: string): Configuration => configurationSchema().parse(JSON.parse(json));
