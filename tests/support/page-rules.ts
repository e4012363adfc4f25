/** The rules that axe checks on every page: WCAG 2.2 AA (S81). */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Texts that show an unformatted value. */
export const LEFTOVERS = /\bundefined\b|\bNaN\b|Invalid Date|\[object Object\]/;
