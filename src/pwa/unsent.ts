/** The page on which the guest has typed or chosen something since it opened. */
let touched: string | undefined;

/** Notes what the guest types or chooses on a page; the languages in the header are no form. */
export function watchForms(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest('main') !== null) touched = location.pathname;
  });
}

const TYPED = 'main :is(input:not([type=radio], [type=checkbox]), textarea)';

/** Whether the page may hold something that the guest has not sent yet, also from before it was watched. */
export const hasUnsent = (): boolean =>
  touched === location.pathname ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].some(({ value }) => value !== '');
