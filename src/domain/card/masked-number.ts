/** The last four digits of a masked number, all that is ever shown of a card; null when it does not end in four. */
export const lastDigits = (numberMasked: string): string | null => /(\d{4})\D*$/.exec(numberMasked)?.[1] ?? null;
