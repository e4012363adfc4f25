import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';

/** The share of the way, in percent, from which a release counts as the end. */
const ENOUGH = 85;
/** A pointer that has moved less than this, in percent of the way, has tapped. */
const TAP = 3;
const KEY_STEP = 25;

interface Grip {
  pointer: number;
  from: number;
  travel: number;
}

/** The gesture of a slide: follows one pointer or the arrow keys. Calls `onEnd` once at the end, `onTap` for a tap. */
export function useSlide(
  rail: RefObject<HTMLElement | null>,
  enabled: boolean,
  { onEnd, onTap }: { onEnd: () => void; onTap: () => void },
) {
  const grip = useRef<Grip | null>(null);
  const [value, setValue] = useState(0);
  const [isHeld, setHeld] = useState(false);

  const at = (event: PointerEvent): number | null => {
    const { current } = grip;
    if (current?.pointer !== event.pointerId) return null;
    return Math.min(100, Math.max(0, ((event.clientX - current.from) / current.travel) * 100));
  };
  // Clears the grip first, so that a late `pointercancel` does not end the gesture a second time.
  const release = (open: boolean) => {
    grip.current = null;
    setHeld(false);
    setValue(0);
    if (open && enabled) onEnd();
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const travel = rail.current?.clientWidth ?? 0;
      if (!enabled || !event.isPrimary || event.button !== 0 || travel <= 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { pointer: event.pointerId, from: event.clientX, travel };
      setHeld(true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = at(event);
      if (now !== null) setValue(now);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const now = at(event);
      if (now === null) return;
      release(now >= ENOUGH);
      if (enabled && now < TAP) onTap();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (at(event) !== null) release(false);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = keyTarget(event.key, value);
      if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (!enabled || (next >= 100 && event.repeat)) return;
      if (next >= 100) release(true);
      else setValue(next);
    },
    onBlur: () => {
      if (!grip.current) setValue(0);
    },
  };
  return { value, isHeld, handlers };
}

function keyTarget(key: string, value: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return value + KEY_STEP;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, value - KEY_STEP);
  if (key === 'Home') return 0;
  return key === 'End' || key === 'Enter' ? 100 : null;
}
