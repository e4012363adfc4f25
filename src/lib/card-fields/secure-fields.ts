import * as z from 'zod/mini';

import { scriptUrl } from '#lib/script-url.ts';

const SCRIPT = 'secure-fields-2.0.0.min.js';

/**
 * The address of the provider's script. In deployments, the base is the provider's host. In development it is a path on
 * a separate host, so that the two origins differ there as well (S26).
 */
export function secureFieldsAddress(base: string, page: string): string {
  const url = new URL(`${base}/${SCRIPT}`, page);
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  if (base.startsWith('/') && isLocal) url.hostname = 'cards.localhost';
  return url.href;
}

/** The provider's names of the two fields. */
export type ProviderField = 'cardNumber' | 'cvv';

interface FieldOptions {
  readonly placeholderElementId: string;
  readonly inputType: 'tel';
  readonly ariaLabel: string;
  readonly iframeTitle: string;
}

type ProviderEvent = 'ready' | 'change' | 'validate' | 'success' | 'error';

/** The part of Secure Fields 2 that is used here. Values passed to handlers are validated by schemas. */
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
  /** Part of the provider's script, but undocumented. */
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
/**
 * The number of abandoned script requests. It makes each address unique, as browsers merge requests for the same
 * address.
 */
let retries = 0;

/** Loads the provider's script once; after a failure, the next call tries again. */
export function loadSecureFields(address: string): Promise<new () => SecureFields> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      loading = undefined;
      script.remove();
      reject(new Error('The script of the card fields did not load'));
    };
    script.src = scriptUrl(retries === 0 ? address : `${address}?retry=${retries}`);
    // The provider must not learn which stay a card is for (S21).
    script.referrerPolicy = 'no-referrer';
    script.addEventListener('error', fail);
    script.addEventListener('load', () => (window.SecureFields ? resolve(window.SecureFields) : fail()));
    document.head.append(script);
  });
  return loading;
}

/** Abandons a pending script, so that the next call requests it again. */
export function giveUpSecureFields(): void {
  if (window.SecureFields) return;
  loading = undefined;
  retries += 1;
}

/** The code of a brand; missing or empty while the provider has not recognised one. */
const BrandCode = z.string().check(z.regex(/^[A-Z]{3}$/));

const Field = z.object({ valid: z.boolean(), paymentMethod: z.optional(z.nullable(z.string())) });
const Fields = z.object({ cardNumber: Field, cvv: Field });

/** Which fields are valid; `change` includes the event that caused it, `validate` does not. */
const FieldsReport = z.object({
  fields: Fields,
  event: z.optional(
    z.object({ field: z.string(), type: z.string(), eventData: z.optional(z.object({ key: z.optional(z.string()) })) }),
  ),
});
export type FieldsReport = z.infer<typeof FieldsReport>;

/** The entered card: brand and masked number; rejects a full number (R5-39). */
const CardInfo = z.object({
  maskedCard: z.string().check(z.regex(/^\d{6}x{3,9}\d{4}$/)),
  paymentMethod: BrandCode,
});
export type CardInfo = z.infer<typeof CardInfo>;

const Success = z.object({
  transactionId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  redirect: z.optional(z.string()),
});
export type Success = z.infer<typeof Success>;

const Failure = z.object({ action: z.optional(z.string()) });

/** Parses the provider's report in `change` and `validate`; undefined for anything else (S26). */
export function readFieldsReport(data: unknown): FieldsReport | undefined {
  const result = z.safeParse(FieldsReport, data);
  return result.success ? result.data : undefined;
}

/** Parses the result of `getCardInfo`, with or without an event envelope; undefined for anything else (S26). */
export function readCardInfo(data: unknown): CardInfo | undefined {
  const result = z.safeParse(z.union([CardInfo, z.object({ data: CardInfo })]), data);
  if (!result.success) return undefined;
  return 'data' in result.data ? result.data.data : result.data;
}

/**
 * Parses the transaction of an accepted card; undefined for anything else (S26). Redirects to a bank are accepted only
 * from the provider's own origin.
 */
export function readSuccess(data: unknown, origin: string): Success | undefined {
  const result = z.safeParse(Success, data);
  if (!result.success) return undefined;
  const { redirect, transactionId } = result.data;
  if (redirect === undefined || redirect === '') return { transactionId };
  return URL.canParse(redirect) && new URL(redirect).origin === origin ? { transactionId, redirect } : undefined;
}

/** Whether the provider rejects the merchant, so that no card can be entered. */
export const isInitFailure = (data: unknown): boolean => {
  const result = z.safeParse(Failure, data);
  return result.success && result.data.action === 'init';
};

/** The brand in a report; null if the digits match none. */
export const brandCodeOf = ({ fields }: FieldsReport): string | null => {
  const result = z.safeParse(BrandCode, fields.cardNumber.paymentMethod);
  return result.success ? result.data : null;
};
