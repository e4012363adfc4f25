import { Link as RouterLink } from '@tanstack/react-router';
import type { LinkComponent } from '@tanstack/react-router';

/** The whole path, not its start: `/stay` is not the page of `/stay/access`. */
const EXACT = { exact: true };

/** For an item of a navigation: a campaign or a choice in the address does not make it another page. */
export const SAME_PAGE = { exact: true, includeSearch: false };

/**
 * A link to a page of the app. It says `aria-current` for the page on screen only; the router's own link says it for
 * every page above that one, too.
 */
export const Link: LinkComponent<'a'> = (props) => <RouterLink activeOptions={EXACT} {...props} />;
