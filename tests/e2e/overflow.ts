import type { Page } from 'playwright/test';

/**
 * Texts that are outside the window or cut off by a parent, and the page itself if it scrolls sideways. Scrollable lists and
 * cropped pictures do not count.
 */
export function overflowHere(): string[] {
  const root = document.documentElement;
  const found = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words = document.createRange();
  const frames = new Map<Element, { overflowX: string; left: number; right: number }>();
  const frameOf = (element: Element) => {
    const { overflowX } = getComputedStyle(element);
    const { left, right } = element === root ? { left: 0, right: root.clientWidth } : element.getBoundingClientRect();
    const frame = { overflowX, left, right };
    frames.set(element, frame);
    return frame;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !element?.checkVisibility({ visibilityProperty: true }) ||
      element.closest('.sr-only, select, [role=img], .walk-scene')
    )
      continue;
    words.selectNodeContents(node);
    const { left, right, width } = words.getBoundingClientRect();
    if (width === 0) continue;
    for (let frame: Element | null = element; frame; frame = frame.parentElement) {
      const edge = frames.get(frame) ?? frameOf(frame);
      if (/auto|scroll/.test(edge.overflowX)) break;
      if (frame !== root && edge.overflowX === 'visible') continue;
      if (left >= edge.left - 1 && right <= edge.right + 1) continue;
      found.push(`${node.textContent?.trim().slice(0, 60)} (${Math.round(left)} to ${Math.round(right)} px)`);
      break;
    }
  }
  return found;
}

/** The same for an open page. */
export const overflow = (page: Page): Promise<string[]> => page.evaluate(overflowHere);
