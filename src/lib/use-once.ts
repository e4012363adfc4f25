import { useRef } from 'react';

/**
 * Starts a task unless one is still under way: two presses within a frame both arrive before the page can show that
 * it is busy. How a task ends is the task's own business.
 */
export function useOnce(): (task: () => Promise<unknown>) => void {
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
