import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** How much smaller the page becomes at a time, and at most, so that long texts stay on one sheet. */
const STEP = 0.03;
const SMALLEST = 0.7;

/** Sets the size of all that is on a page. */
export const setFit = (element: HTMLElement | null, fit: number): void =>
  element?.style.setProperty('--fit', String(fit));

interface PaperPreviewProps {
  label: string;
  /** Called with the size at which one sheet holds everything; 1 is the design. */
  onFit: (fit: number) => void;
  children: ReactNode;
}

/** Shows the page as the browser will print it, and finds the size at which one sheet holds everything. */
export function PaperPreview({ label, onFit, children }: PaperPreviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);

  // After every change: the guest switches codes on and off, and the guide comes late.
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, page.current];
    if (!outer || !inner) return undefined;
    const paper = inner.firstElementChild;
    const measure = () => {
      inner.style.scale = String(outer.clientWidth / inner.offsetWidth);
      let next = 1;
      const isTooLong = () => paper !== null && paper.scrollHeight > paper.clientHeight;
      for (inner.style.setProperty('--fit', '1'); isTooLong() && next > SMALLEST;) {
        next -= STEP;
        inner.style.setProperty('--fit', String(next));
      }
      onFit(next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    return () => observer.disconnect();
  });

  return (
    <div ref={frame} role="img" aria-label={label} className="paper-frame">
      <div ref={page} inert className="paper-page">
        {children}
      </div>
    </div>
  );
}
