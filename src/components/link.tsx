import { Link as RouterLink } from '@tanstack/react-router';
import type { LinkComponent } from '@tanstack/react-router';

/** For navigation items: current on their page, whatever the query is. */
export const SAME_PAGE = { exact: true, includeSearch: false };

/**
 * A link to a page of the app. It has `aria-current` on its own page only; the router's link would have it on
 * sub-pages, too.
 */
export const Link: LinkComponent<'a'> = (props) => <RouterLink activeOptions={{ exact: true }} {...props} />;
