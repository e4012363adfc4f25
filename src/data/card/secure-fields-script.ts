import { scriptUrl } from '#lib/script-url.ts';

/** The provider's names of the two fields. */
export type ProviderField = 'cardNumber' | 'cvv';

interface FieldOptions {
  readonly placeholderElementId: string;
  readonly inputType: 'tel';
  readonly ariaLabel: string;
  readonly iframeTitle: string;
}

type ProviderEvent = 'ready' | 'change' | 'validate' | 'success' | 'error';

/** The part of Secure Fields 2 that is used here. Schemas read what it passes to handlers. */
export interface SecureFields {
  initTokenize(
    merchantId: string,
    fields: Readonly<Record<ProviderField, FieldOptions>>,
    options: { readonly styles: Readonly<Record<string, string>> },
  ): void;
  on(event: ProviderEvent, handler: (data?: unknown) => void): void;
  submit(parameters: { readonly expm: number; readonly expy: number }): void;
  validate(): void;
  getCardInfo(callback: (data?: unknown) => void): void;
  setStyle(styles: Readonly<Record<string, string>>): void;
  /** In the provider's script, though not in its manual. */
  setAriaLabel?(field: ProviderField, label: string): void;
  focus(field: ProviderField): void;
  destroy(): void;
}

declare global {
  interface Window {
    SecureFields?: new () => SecureFields;
  }
}

let loading: Promise<new () => SecureFields> | undefined;
/** How often a script that hung was given up. A browser would join a second request for the same address to the first. */
let retries = 0;

/** Loads the provider's script, once; rejects when it does not come, and the next call tries again. */
export function loadSecureFields(address: string): Promise<new () => SecureFields> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      loading = undefined;
      script.remove();
      reject(new Error('The script of the card fields did not load'));
    };
    script.src = scriptUrl(retries === 0 ? address : `${address}?retry=${retries}`);
    // The provider does not learn which stay a card is for (S21).
    script.referrerPolicy = 'no-referrer';
    script.addEventListener('error', fail);
    script.addEventListener('load', () => (window.SecureFields ? resolve(window.SecureFields) : fail()));
    document.head.append(script);
  });
  return loading;
}

/** A script that hangs is given up, so that the next call asks for it again. */
export function giveUpSecureFields(): void {
  if (window.SecureFields) return;
  loading = undefined;
  retries += 1;
}
