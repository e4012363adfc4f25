import * as z from 'zod/mini';

/** Part of every message, so that other messages of the window are ignored. */
export const PROTOCOL = 'card-fields/1';

/** What a field's frame tells the page; a whole card number has no place in any of it. */
const FieldMessage = z.discriminatedUnion('type', [
  z.strictObject({ protocol: z.literal(PROTOCOL), type: z.literal('ready') }),
  z.strictObject({
    protocol: z.literal(PROTOCOL),
    type: z.literal('state'),
    isValid: z.boolean(),
    hasFocus: z.boolean(),
    brandCode: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
  }),
  z.strictObject({ protocol: z.literal(PROTOCOL), type: z.literal('enter') }),
  z.strictObject({ protocol: z.literal(PROTOCOL), type: z.literal('refused'), attempt: z.int() }),
  z.strictObject({
    protocol: z.literal(PROTOCOL),
    type: z.literal('token'),
    attempt: z.int(),
    transactionId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    numberMasked: z.string().check(z.regex(/^\d{6}x{3,9}\d{4}$/)),
    brandCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  }),
]);
export type FieldMessage = z.infer<typeof FieldMessage>;

/** A message of a frame with exactly the protocol's shape; undefined for anything else (S26). */
export function readFieldMessage(data: unknown): FieldMessage | undefined {
  const result = z.safeParse(FieldMessage, data);
  return result.success ? result.data : undefined;
}

/** What the page tells a field's frame. */
export type PageMessage =
  | {
      readonly type: 'describe';
      readonly label: string;
      readonly hint: string;
      readonly problem: string;
      readonly language: string;
    }
  | { readonly type: 'look'; readonly ink: string; readonly soft: string }
  | { readonly type: 'focus' }
  | { readonly type: 'tokenise'; readonly attempt: number; readonly merchantKey: string };
