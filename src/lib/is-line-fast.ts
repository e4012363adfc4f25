/** A line whose answers come at once has no longer round trip, in milliseconds. */
const AT_ONCE_MS = 100;

/** Whether a file is there soon after it is asked for. Only Chromium tells; any other line counts as slow. */
export function isLineFast(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string; rtt?: number } };
  return connection?.effectiveType === '4g' && (connection.rtt ?? AT_ONCE_MS) < AT_ONCE_MS;
}
