/** The two fields hosted by the payment provider, in the order in which guests fill them in. */
export const CARD_FIELD_NAMES = ['number', 'cvv'] as const;
export type CardFieldName = (typeof CARD_FIELD_NAMES)[number];

/** The provider's result for a card; the app never knows more about its number (R5-39, R7-46). */
export interface CardToken {
  readonly transactionId: string;
  /** First six and last four digits, the others replaced by x. */
  readonly numberMasked: string;
  readonly brandCode: string;
  /** The page of the guest's bank, if it must confirm the card first (3-D Secure). */
  readonly redirect?: string | undefined;
}

/** The state of the fields: whether they are valid, never their content. */
export interface CardFieldsState {
  /** `unavailable`: the provider's fields did not load in time, or not at all. */
  readonly status: 'loading' | 'ready' | 'unavailable';
  readonly isValid: Readonly<Record<CardFieldName, boolean>>;
  /** The focused field, because the page's styles cannot see focus inside a frame. */
  readonly focused: CardFieldName | null;
  /** The brand according to the digits entered so far. */
  readonly brandCode: string | null;
}

/** The texts of one field in the guest's language. */
export interface CardFieldTexts {
  /** Accessible name of the field inside the frame. */
  readonly label: string;
  /** Accessible name of the frame itself. */
  readonly title: string;
  readonly hint: string;
  readonly problem: string;
}

/** Card number and security code as fields of a payment provider: the interface of every provider. */
export interface CardFields {
  /** Adds the fields to their containers, which need ids; returns a function that removes them. */
  readonly mount: (
    containers: Readonly<Record<CardFieldName, HTMLElement>>,
    listener: { readonly onEnter: () => void },
  ) => () => void;
  readonly describe: (name: CardFieldName, texts: CardFieldTexts) => void;
  readonly focus: (name: CardFieldName) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => CardFieldsState;
  /** Submits the card with its expiry, MM/YY, to the provider; rejects with CardRefused. */
  readonly submit: (expiry: string) => Promise<CardToken>;
}

/** The provider did not accept the card, or did not respond. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';

  constructor() {
    super('The payment provider did not take the card');
  }
}

/** The bank must open in another tab, because the browser cannot store the card for the return. */
export class BankOpensInNewTab extends Error {
  override readonly name = 'BankOpensInNewTab';
  /** The address of the bank's page. */
  readonly href: string;

  constructor(href: string) {
    super('The browser does not store the card');
    this.href = href;
  }
}
