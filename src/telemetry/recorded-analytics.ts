import type { Delivered } from './analytics-delivery.ts';

/** Its name among the browser's performance marks. */
const MARK = 'analytics';

/**
 * Replaces the service in development: each message becomes a performance mark, and nothing leaves the browser (R7-97).
 * Read them with `performance.getEntriesByName('analytics')`.
 */
export const recordAnalytics = (message: Delivered): void => void performance.mark(MARK, { detail: message });
