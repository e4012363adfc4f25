/** Moves the focus to the page's heading, from where keyboard and screen reader go on; what is in view stays. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
