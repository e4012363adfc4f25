import * as z from 'zod/mini';

import { BRANDS } from './brand.ts';
import { ENVIRONMENTS } from './environment.ts';

/** What the texts of a configuration look like; `faults.ts` says each in words, and is stricter with some. */
export const FORMATS = {
  host: /^[a-z0-9-]+(\.[a-z0-9-]+)*$/,
  /** With a user for the DSN alone, and as a path for the API alone. */
  address: /^(https:\/\/(\w+@)?[a-z0-9.-]+(:\d+)?|\/api)(\/[\w.~-]+)*$/,
  /** A secret key begins with `sk` at most providers; this file is public. */
  key: /^(?!sk[_-])[\w.:-]+$/,
  phone: /^\+[1-9][\d ]{6,18}\d$/,
} as const;

const text = (format: RegExp) => z.string().check(z.regex(format));
const [address, host, key, phone] = [text(FORMATS.address), text(FORMATS.host), text(FORMATS.key), text(FORMATS.phone)];

/** One feature's third party: without it the feature is off. */
const feature = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.optional(z.object(shape));

/** The features that an operator may do without. */
export const FEATURES = ['analytics', 'cardFields', 'challenge', 'messenger', 'plan', 'sentry'] as const;

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
    /** What is off on purpose: nobody is told that it is missing. */
    off: z.optional(z.array(z.enum(FEATURES))),
  }),
);

/**
 * The schema of `config.json`. It lets unknown keys pass, so that an older build starts with a newer file after a
 * rollback; `npm run check-config` names them.
 */
export const configurationSchema = z.object({
  $schema: z.optional(z.string()),
  // By host name. As a catch-all, because a record of zod would weigh a kilobyte on every first load.
  hosts: z.catchall(z.object({}), z.object({ brand: z.enum(BRANDS), environment: z.enum(ENVIRONMENTS) })),
  brands: z.object({ main: brand, 'white-label': brand }),
  environments: z.object({ prod: environment, stage: environment, dukenukem: environment, development: environment }),
  /** The domain of the staff's e-mail addresses (R5-46). */
  staffEmailDomain: z.optional(host),
});

/** An operator's run-time configuration, checked. */
export type Configuration = z.infer<typeof configurationSchema>;

/** Reads the text of `config.json`; throws when it is no configuration. `readFaults` then tells where. */
export const readConfiguration = (json: string): Configuration => configurationSchema.parse(JSON.parse(json));
