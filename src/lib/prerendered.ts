/** The id of the page's top as it was drawn before the app came. */
export const PRERENDERED = 'prerendered';

/** Notes on the page's prerendered top which field has the focus, and whether Enter was pressed: only the app sends a form. */
export function rememberTyping(view: HTMLElement): void {
  view.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') view.dataset['entered'] = '';
  });
  // A guest who types on after Enter has not done with the form.
  view.addEventListener('input', () => delete view.dataset['entered']);
  view.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) view.dataset['focused'] = target.name;
  });
}

/** Takes over into a form what the guest has typed into the prerendered fields of the same names, the focus, and Enter. */
export function takeTyping(view: HTMLElement, form: HTMLFormElement): void {
  for (const before of view.querySelectorAll('input')) {
    const field = form.querySelector<HTMLInputElement>(`[name=${before.name}]`);
    if (before.value !== '') field?.setRangeText(before.value, 0, field.value.length);
    if (before.name !== view.dataset['focused']) continue;
    field?.focus();
    field?.setSelectionRange(before.selectionStart, before.selectionEnd);
  }
  if (view.dataset['entered'] !== undefined) form.requestSubmit();
}
