import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** Reserves the size of the children, so that nothing moves when they mount. */
  className: string;
  children: ReactNode;
}

/** Mounts its children shortly before they are scrolled into view; until then they are not loaded. */
export function WhenNear({ className, children }: WhenNearProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setNear((was) => was || entries.some((each) => each.isIntersecting)),
      {
        rootMargin: '200px',
      },
    );
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={container} className={className}>
      {isNear && children}
    </div>
  );
}
