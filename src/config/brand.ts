/** The two brands of one build (R1-27). */
export type BrandId = 'main' | 'white-label';

/** What a brand brings besides its tokens. */
export interface Brand {
  readonly id: BrandId;
  /** Shown in the header. */
  readonly name: string;
  /** Account, explore, plan and referral exist (R1-29). */
  readonly hasAccount: boolean;
  /** Whether support is called Bob, or has no name (R2-149). */
  readonly mentionsBob: boolean;
  /** The brand's own numbers, for a page that knows no property (R8-51); samples, as the specification prints none. */
  readonly support: { readonly phone: string; readonly whatsappNumber: string };
}

const BRANDS: Record<BrandId, Brand> = {
  main: {
    id: 'main',
    name: 'Reception',
    hasAccount: true,
    mentionsBob: true,
    support: { phone: '+358 9 4245 0150', whatsappNumber: '+358 50 555 0150' },
  },
  'white-label': {
    id: 'white-label',
    name: 'Harbour Suites',
    hasAccount: false,
    mentionsBob: false,
    support: { phone: '+49 451 555 0112', whatsappNumber: '+49 151 5550 0112' },
  },
};

/** Hosts of the white-label brand; every other host is the main brand (R1-31). */
const WHITE_LABEL_HOSTS = new Set([
  'wl.example.test',
  'stage.wl.example.test',
  'dukenukem.wl.example.test',
  'wl.localhost',
]);

/** The brand of a host name without port. */
export const brandOfHost = (hostname: string): Brand =>
  BRANDS[WHITE_LABEL_HOSTS.has(hostname.toLowerCase()) ? 'white-label' : 'main'];
