export const BRANDS = ['main', 'white-label'] as const;

/** The two brands of one build (R1-27). */
export type BrandId = (typeof BRANDS)[number];

/** What a brand brings besides its tokens. */
export interface Brand {
  readonly id: BrandId;
  /** Shown in the header. */
  readonly name: string;
  /** Account, explore, plan and referral exist (R1-29). */
  readonly hasAccount: boolean;
  /** Whether support is called Bob, or has no name (R2-149). */
  readonly mentionsBob: boolean;
  /** The brand's own numbers, for a page that knows no property (R8-51). */
  readonly support: { readonly phone: string; readonly whatsappNumber: string };
}
