import { Link as RouterLink } from '@tanstack/react-router';
import type { LinkComponent } from '@tanstack/react-router';

/** For a navigation item: it is the current page whatever the search parameters of the address are. */
export const SAME_PAGE = { exact: true, includeSearch: false };

/**
 * A link to a page of the app. It has `aria-current` only when its page is on screen. The router's link has it on all
 * pages below, too.
 */
export const Link: LinkComponent<'a'> = (props) => <RouterLink activeOptions={{ exact: true }} {...props} />;
