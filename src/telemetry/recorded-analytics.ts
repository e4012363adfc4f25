import type { Delivered } from './analytics-delivery.ts';

/** Its name among the browser's performance marks. */
const MARK = 'analytics';

/**
 * Stands in for the service in development: each message becomes a mark of the browser's own timeline, which keeps it
 * for a test or a tester to read, `performance.getEntriesByName('analytics')`; nothing leaves (R7-97).
 */
export const recordAnalytics = (message: Delivered): void => void performance.mark(MARK, { detail: message });
