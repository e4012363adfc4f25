import type { Page } from 'playwright/test';

/**
 * The texts that do not fit the page: outside of the window, or cut off by a parent. Also the page itself where it
 * scrolls sideways. A list that scrolls by itself fits.
 */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const findings = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words = document.createRange();
    // Many texts have the same parents.
    const edges = new Map<
      Element,
      { readonly scrolls: boolean; readonly cuts: boolean; left: number; right: number }
    >();
    const edgesOf = (frame: Element) => {
      const known = edges.get(frame);
      if (known !== undefined) return known;
      const { overflowX } = getComputedStyle(frame);
      const { left, right } = frame === root ? { left: 0, right: root.clientWidth } : frame.getBoundingClientRect();
      const found = {
        scrolls: /auto|scroll/.test(overflowX),
        cuts: frame === root || overflowX !== 'visible',
        left,
        right,
      };
      edges.set(frame, found);
      return found;
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only, select, [role=img]'))
        continue;
      words.selectNodeContents(node);
      const { left, right, width } = words.getBoundingClientRect();
      if (width === 0) continue;
      for (let frame: Element | null = element; frame; frame = frame.parentElement) {
        const edge = edgesOf(frame);
        if (edge.scrolls) break;
        if (!edge.cuts || (left >= edge.left - 1 && right <= edge.right + 1)) continue;
        findings.push(`${node.textContent?.trim().slice(0, 60)} (${Math.round(left)} to ${Math.round(right)} px)`);
        break;
      }
    }
    return findings;
  });
