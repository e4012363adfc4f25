/**
 * 'shown' if the focused control, or the element around it, has a focus indicator within the window; otherwise what is wrong.
 * Runs in the page.
 */
export function showsFocus(): string {
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLElement) || focused === document.body || focused.matches('iframe')) return 'shown';
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const name = focused.outerHTML.slice(0, 120);
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `out of sight: ${name}`;
  for (const element of [focused, focused.closest('label'), focused.parentElement]) {
    if (element === null) continue;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return 'shown';
  }
  return `no mark of the focus: ${name}`;
}

/** More than the number of controls between any two that a test uses. */
export const MAX_STEPS = 60;
