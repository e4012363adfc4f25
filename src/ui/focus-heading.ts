/** Moves the focus to the page's heading, from where keyboard and screen reader go on. What is in view stays by default. */
export function focusHeading(options: FocusOptions = { preventScroll: true }): void {
  document.querySelector<HTMLElement>('main h1')?.focus(options);
}
