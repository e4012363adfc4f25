/**
 * Whether a keyboard is still composing what is in a field of digits, as full-width ones: to write plain digits into the
 * field now would type them twice. Plain digits are taken at once, because some keyboards compose them too.
 */
export const isUnfinished = (event: Event, typed: string): boolean =>
  event instanceof InputEvent && event.isComposing && /[^\d /-]/.test(typed);
