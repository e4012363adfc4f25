import { useRef } from 'react';

/**
 * Starts a task unless one is running. Two presses within a frame arrive before the page can show that it is busy.
 * Errors are the caller's to handle.
 */
export function useSingleFlight(): (task: () => Promise<unknown>) => void {
  const isUnderWay = useRef(false);
  return (task) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const release = (): void => {
      isUnderWay.current = false;
    };
    task().then(release, release);
  };
}
