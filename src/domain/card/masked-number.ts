/** The last four digits of a masked number; null when it does not end in four. The app never shows more of a card. */
export const lastDigits = (numberMasked: string): string | null => /(\d{4})\D*$/.exec(numberMasked)?.[1] ?? null;
