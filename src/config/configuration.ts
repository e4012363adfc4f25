import * as z from 'zod/mini';

import { BRANDS, ENVIRONMENTS } from './host.ts';

/** The formats of a configuration's values; `check-configuration.ts` has a message for each. */
export const FORMATS = {
  host: /^[a-z0-9-]+(\.[a-z0-9-]+)*$/,
  /** A user is only valid in the DSN, and a path only for the API or a preview's simulated provider. */
  address: /^(https:\/\/(\w+@)?[a-z0-9.-]+(:\d+)?|\/api|\/card-fields)(\/[\w.~-]+)*$/,
  /** A page of the operator's, as copied from a browser. */
  page: /^https:\/\/[A-Za-z0-9.-]+(:\d+)?([/?#][\w.~!$&'()*+,;=:@%/?#-]*)?$/,
  /** Rejects secret keys, which start with `sk` at most providers, because this file is public. */
  key: /^(?!sk[_-])[\w.:-]+$/,
  phone: /^\+[1-9][\d ]{6,18}\d$/,
  colour: /^#[\da-f]{6}$/,
  sign: /^[\w-]+\.svg$/,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
} as const;

/** The third party of a feature, which is off without it. */
const feature = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.optional(z.object(shape));

function makeSchema() {
  const text = (format: RegExp) => z.string().check(z.regex(format));
  const address = text(FORMATS.address);
  const host = text(FORMATS.host);
  const key = text(FORMATS.key);
  const phone = text(FORMATS.phone);
  const words = z.optional(z.string());
  const page = z.optional(text(FORMATS.page));
  const colours = z.optional(z.catchall(z.object({}), text(FORMATS.colour)));
  const brand = z.optional(
    z.object({
      name: z.string(),
      phone,
      whatsapp: phone,
      kind: z.optional(z.enum(BRANDS)),
      helper: words,
      colours: z.optional(z.object({ light: colours, dark: colours })),
      sign: z.optional(text(FORMATS.sign)),
      controller: words,
      contact: words,
      imprint: page,
      terms: page,
      privacy: page,
      supportHours: z.optional(z.object({ from: text(FORMATS.time), to: text(FORMATS.time), timezone: z.string() })),
    }),
  );
  const byBrand = z.catchall(z.object({}), z.optional(address));
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
    hosts: z.catchall(z.object({}), z.object({ brand: z.string(), environment: z.enum(ENVIRONMENTS) })),
    brands: z.catchall(z.object({}), brand),
    environments: z.object({ prod: environment, stage: environment, dukenukem: environment, development: environment }),
    /** The domain of the staff's e-mail addresses (R5-46). */
    staffEmailDomain: z.optional(host),
  });
}

let made: ReturnType<typeof makeSchema> | undefined;

/**
 * The schema of `config.json`, created on first use, because development hosts do not need it. It accepts unknown keys,
 * because after a rollback an older build reads a newer file; `npm run check-config` reports them.
 */
export const configurationSchema = (): ReturnType<typeof makeSchema> => (made ??= makeSchema());

/** An operator's run-time configuration. */
export type Configuration = z.infer<ReturnType<typeof makeSchema>>;

/** Reads the text of `config.json`; throws if it is not a configuration. `readFaults` lists the errors. */
export const readConfiguration = (json: string): Configuration => configurationSchema().parse(JSON.parse(json));
