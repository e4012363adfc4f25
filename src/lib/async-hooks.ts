import { useEffect, useRef, useState } from 'react';

/** Returns whether the component is still mounted: a late response must not navigate away from the next page. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}

/**
 * Starts a task unless one is running: two clicks within one frame arrive before the page can show that it is busy. The
 * caller must handle errors.
 */
export function useSingleFlight(): (task: () => Promise<unknown>) => void {
  const isRunning = useRef(false);
  return (task) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const release = (): void => {
      isRunning.current = false;
    };
    task().then(release, release);
  };
}

/**
 * The error of a query until it has data. A retry clears the query's own error, and the notice would disappear together
 * with the clicked button and its focus.
 */
export function useStandingError({ data, error }: { readonly data: unknown; readonly error: unknown }): unknown {
  const [last, setLast] = useState<unknown>();
  const standing = data === undefined ? (error ?? last) : undefined;
  if (standing !== last) setLast(standing);
  return standing;
}
