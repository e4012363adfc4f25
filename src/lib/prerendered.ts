/** The id of the part of the page that is rendered before the app loads. */
export const PRERENDERED = 'prerendered';

/** Records the focused field and whether Enter was pressed in the prerendered part; only the app can submit forms. */
export function rememberTyping(view: HTMLElement): void {
  view.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') view.dataset['entered'] = '';
  });
  // Typing after Enter means that the form is not complete.
  view.addEventListener('input', () => delete view.dataset['entered']);
  view.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) view.dataset['focused'] = target.name;
  });
}

/** Transfers text, focus and Enter from the prerendered fields to a form's fields with the same names. */
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
