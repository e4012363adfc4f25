import { useEffect, useRef } from 'react';

interface WalkHeadingProps {
  above: string;
  heading: string;
  isLarge?: boolean;
}

/** The heading of a step; it takes the focus, so that a screen reader says where the guest is. */
export function WalkHeading({ above, heading, isLarge = false }: WalkHeadingProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { current } = title;
    current?.focus({ preventScroll: true });
    current?.closest('dialog')?.scrollTo(0, 0);
  }, []);
  return (
    <h2 ref={title} tabIndex={-1} className="min-w-0">
      <span className="block text-note leading-snug font-semibold text-soft">{above}</span>
      <span className={isLarge ? 'block text-display leading-[1.05] text-wrap' : 'block text-title leading-tight'}>
        {heading}
      </span>
    </h2>
  );
}
