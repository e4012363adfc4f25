/** The two fields that belong to the payment provider; in the order a guest fills them in. */
export const CARD_FIELD_NAMES = ['number', 'cvv'] as const;
export type CardFieldName = (typeof CARD_FIELD_NAMES)[number];

/** What the provider gives for a card: all we ever learn of its number (R5-39, R7-46). */
export interface CardToken {
  readonly transactionId: string;
  /** First six and last four digits, the rest x-ed. */
  readonly numberMasked: string;
  readonly brandCode: string;
  /** The page of the guest's bank that has to confirm the card first (3-D Secure). */
  readonly redirect?: string | undefined;
}

/** The fields as far as the page may know them: whether they would pass, never what is in them. */
export interface CardFieldsState {
  /** `unavailable`: the provider's fields did not arrive in time, or not at all. */
  readonly status: 'loading' | 'ready' | 'unavailable';
  readonly isValid: Readonly<Record<CardFieldName, boolean>>;
  /** The field with the cursor in it: a frame's focus is invisible to the page's own styles. */
  readonly focused: CardFieldName | null;
  /** The brand the typed digits stand for so far. */
  readonly brandCode: string | null;
}

/** Texts for one field, in the guest's language. */
export interface CardFieldTexts {
  /** Accessible name of the field inside the frame. */
  readonly label: string;
  /** Accessible name of the frame itself. */
  readonly title: string;
  readonly hint: string;
  readonly problem: string;
}

/** Card number and security code as fields of the payment provider: the port of every provider. */
export interface CardFields {
  /** Puts the fields into their containers, which have ids; returns what removes them again. */
  readonly mount: (
    containers: Readonly<Record<CardFieldName, HTMLElement>>,
    listener: { readonly onEnter: () => void },
  ) => () => void;
  readonly describe: (name: CardFieldName, texts: CardFieldTexts) => void;
  readonly focus: (name: CardFieldName) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => CardFieldsState;
  /** Hands the card with its expiry, MM/YY, to the provider; rejects with CardRefused. */
  readonly submit: (expiry: string) => Promise<CardToken>;
}

/** The provider did not accept the card, or did not respond. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';

  constructor() {
    super('The payment provider did not take the card');
  }
}

/** The bank must open beside the page, because the browser stores nothing for the way back to it. */
export class BankOpensBeside extends Error {
  override readonly name = 'BankOpensBeside';
  /** The address of the bank's page. */
  readonly href: string;

  constructor(href: string) {
    super('The browser does not store the card');
    this.href = href;
  }
}
