/**
 * Whether an input method is still composing text in a numeric field, such as full-width digits; normalising the field
 * now would duplicate them. Plain digits are accepted at once, because some keyboards compose them too.
 */
export const isComposing = (event: Event, typed: string): boolean =>
  event instanceof InputEvent && event.isComposing && /[^\d /-]/.test(typed);
