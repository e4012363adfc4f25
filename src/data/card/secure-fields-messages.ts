import * as z from 'zod/mini';

/** A brand's code; a provider that names none yet leaves it out, or empty. */
const BrandCode = z.string().check(z.regex(/^[A-Z]{3}$/));

const Field = z.object({ valid: z.boolean(), paymentMethod: z.optional(z.nullable(z.string())) });
const Fields = z.object({ cardNumber: Field, cvv: Field });

/** What is valid so far; `change` has the event that caused it, `validate` has none. */
const FieldsReport = z.object({
  fields: Fields,
  event: z.optional(
    z.object({ field: z.string(), type: z.string(), eventData: z.optional(z.object({ key: z.optional(z.string()) })) }),
  ),
});
export type FieldsReport = z.infer<typeof FieldsReport>;

/** The card that was typed: its brand and the masked number; a whole number has no place in it (R5-39). */
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

/** What the provider says of the fields in `change` and `validate`; undefined for anything else (S26). */
export function readFieldsReport(data: unknown): FieldsReport | undefined {
  const result = z.safeParse(FieldsReport, data);
  return result.success ? result.data : undefined;
}

/** The answer to `getCardInfo`, as such or in the envelope of the event; undefined for anything else (S26). */
export function readCardInfo(data: unknown): CardInfo | undefined {
  const result = z.safeParse(z.union([CardInfo, z.object({ data: CardInfo })]), data);
  if (!result.success) return undefined;
  return 'data' in result.data ? result.data.data : result.data;
}

/**
 * The transaction of a card that was taken; undefined for anything else (S26). Only the provider's own origin may ask
 * for the guest's bank.
 */
export function readSuccess(data: unknown, origin: string): Success | undefined {
  const result = z.safeParse(Success, data);
  if (!result.success) return undefined;
  const { redirect, transactionId } = result.data;
  if (redirect === undefined || redirect === '') return { transactionId };
  return URL.canParse(redirect) && new URL(redirect).origin === origin ? { transactionId, redirect } : undefined;
}

/** Whether the provider refuses the merchant itself, so that no card can be typed. */
export const isInitFailure = (data: unknown): boolean => {
  const result = z.safeParse(Failure, data);
  return result.success && result.data.action === 'init';
};

/** The brand of a report; null while the digits stand for none. */
export const brandCodeOf = ({ fields }: FieldsReport): string | null => {
  const result = z.safeParse(BrandCode, fields.cardNumber.paymentMethod);
  return result.success ? result.data : null;
};
