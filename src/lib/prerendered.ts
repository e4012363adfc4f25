/**
 * The id of the page's top as it was drawn before the app came. Its `data-focused` names the field that has the focus,
 * its `data-entered` says that the guest has pressed Enter.
 */
export const PRERENDERED = 'prerendered';
