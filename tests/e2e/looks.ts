import type { Page } from 'playwright/test';

import { COLOUR_SCHEMES, WIDTHS } from '#features/accessibility/tested.ts';

import { axeViolations } from './axe.ts';
import { overflow } from './overflow.ts';
import { fieldsOf } from './small-fields.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe's findings on the page in its current state, including best practices (S81). */
export async function axeFindings(page: Page): Promise<string[]> {
  const violations = await axeViolations(page, TAGS);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id}: ${String(target)}`));
}

/** Sets the text spacing of WCAG 1.4.12, by a style sheet that the policy allows, or removes it. */
export const spaceText = (page: Page, isWide: boolean): Promise<void> =>
  page.evaluate((wide) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets = wide ? [sheet] : [];
  }, isWide);

/** Texts that are cut off vertically, and texts that overlap. */
export const lostText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts: { words: string; box: DOMRect; element: Element; layer: Element | null }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim().slice(0, 40) ?? '';
      if (words === '' || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // A picture may hold small text, e.g. a miniature of a page: screen readers read its label instead.
      if (element.closest('.sr-only, select, svg, script, style, noscript, [role=img]')) continue;
      range.selectNodeContents(node);
      let layer: Element | null = element;
      while (layer && !/fixed|sticky/.test(getComputedStyle(layer).position)) layer = layer.parentElement;
      for (let frame: Element | null = element; frame && frame !== document.body; frame = frame.parentElement) {
        const { overflowY, position } = getComputedStyle(frame);
        if (/auto|scroll/.test(overflowY) || position === 'absolute') break;
        const edge = frame.getBoundingClientRect();
        const box = range.getBoundingClientRect();
        if (overflowY !== 'visible' && box.height > 0 && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2)) {
          found.push(`cut: ${words}`);
          break;
        }
      }
      for (const box of range.getClientRects()) if (box.width > 1) texts.push({ words, box, element, layer });
    }
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        if (one.element === other.element || one.layer !== other.layer) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const tall = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Line boxes are taller than letters: a third of a line may touch.
        if (wide > 2 && tall > Math.min(one.box.height, other.box.height) / 3)
          found.push(`overlap: ${one.words} | ${other.words}`);
      }
    }
    return [...new Set(found)];
  });

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';

/**
 * Focuses every control, as the Tab key does, and reports those that are covered, show no focus indicator, or are smaller than
 * 24 px (WCAG 2.4.7, 2.4.11, 2.5.8). Links within a sentence may be smaller.
 */
export async function controlFindings(page: Page): Promise<string[]> {
  // `:focus-visible` applies to focus set by a script only after a key was pressed.
  await page.keyboard.press('Shift');
  return page.evaluate((selector) => {
    const found: string[] = [];
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}${element.id && ` #${element.id}`}`;
    const around = (element: Element) =>
      [element, element.parentElement, element.parentElement?.parentElement, element.closest('label')]
        .concat([...(element.parentElement?.children ?? [])])
        .filter((each): each is Element => each instanceof Element);
    const marks = (element: Element) =>
      around(element)
        .map((each) => {
          const style = getComputedStyle(each);
          const inner = [getComputedStyle(each, '::before'), getComputedStyle(each, '::after')];
          return [style, ...inner]
            .map((one) =>
              one.outlineStyle === 'none' ? 'none' : `${one.outlineStyle} ${one.outlineWidth} ${one.outlineColor}`,
            )
            .join();
        })
        .join('|');
    for (const control of document.querySelectorAll<HTMLElement>(selector)) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue;
      if (control.matches(':disabled')) continue;
      (document.activeElement as HTMLElement | null)?.blur();
      const before = marks(control);
      control.focus();
      if (document.activeElement !== control) continue;
      // Under reduced motion each change of a style is a transition of 0.01 ms.
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
      if (marks(control) === before) found.push(`no mark of the focus: ${nameOf(control)}`);
      const area = control.closest('label') ?? control;
      const box = area.getBoundingClientRect();
      const own = control.getBoundingClientRect();
      const isInSentence = control.matches('a') && getComputedStyle(control).display === 'inline';
      if (!isInSentence && (box.width < 24 || box.height < 24))
        found.push(`small (${Math.round(box.width)}x${Math.round(box.height)}): ${nameOf(control)}`);
      const shown = own.width > 2 ? own : box;
      const isHit = [0.1, 0.5, 0.9].some((part) => {
        const x = Math.min(Math.max(shown.left + shown.width / 2, 1), innerWidth - 1);
        const hit = document.elementFromPoint(x, shown.top + shown.height * part);
        return hit !== null && (area.contains(hit) || hit.contains(control));
      });
      if (!isHit) found.push(`behind something: ${nameOf(control)} at ${Math.round(shown.top)}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    return found;
  }, CONTROLS);
}

/** A finding if fixed and sticky bars cover more than half of the window (WCAG 1.4.10). */
export const pinnedShare = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    let covered = 0;
    for (let y = 1; y < innerHeight; y += 4) {
      let hit = document.elementFromPoint(innerWidth / 2, y);
      while (hit && !/fixed|sticky/.test(getComputedStyle(hit).position)) hit = hit.parentElement;
      // An open dialog is the page.
      if (hit?.closest('dialog')) continue;
      if (hit && hit.getBoundingClientRect().width > innerWidth * 0.8) covered += 4;
    }
    return covered > innerHeight / 2 ? [`bars cover ${covered} of ${innerHeight} px`] : [];
  });

/** Running animations of more than opacity, which reduced motion must not have. */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((each) => {
      const { effect } = each;
      if (!(effect instanceof KeyframeEffect) || each.playState !== 'running') return [];
      if (Number(effect.getComputedTiming().duration) <= 1) return [];
      const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const moving = changed.filter((key) => !/^(offset|computedOffset|easing|composite|opacity)$/.test(key));
      const name = each instanceof CSSAnimation ? each.animationName : 'transition';
      return moving.length > 0 ? [`moves: ${name} (${[...new Set(moving)].join(', ')})`] : [];
    }),
  );

/** Controls that have no text, icon or border in forced colours. */
export const unseenControls = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const isDrawn = (element: Element): boolean => {
      const style = getComputedStyle(element);
      const hasEdge = ['Top', 'Bottom'].some(
        (side) =>
          style[`border${side}Style` as 'borderTopStyle'] !== 'none' &&
          parseFloat(style[`border${side}Width` as 'borderTopWidth']) > 0,
      );
      return hasEdge || style.appearance === 'auto' || element.matches('svg, img, canvas');
    };
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('.sr-only'))
      .filter((control) => {
        const area = control.matches('input')
          ? (control.closest('label') ?? control.parentElement ?? control)
          : control;
        const parts = [area, ...area.querySelectorAll('*')];
        const needsEdge = control.matches('input, select, textarea');
        return !(parts.some(isDrawn) || (!needsEdge && control.innerText.trim() !== ''));
      })
      .map(
        (control) =>
          `invisible in forced colours: ${control.tagName.toLowerCase()} ${control.id} ${control.getAttribute('aria-label') ?? ''}`,
      );
  }, CONTROLS);

/** The height of the window for a width: that of a phone or of a desktop. */
const heightOf = (width: number): number => (width < 768 ? 844 : 900);
/** 400 % of a window of 1280 px. */
const ZOOMED = { width: 320, height: 256 };

/**
 * Scrolls to the end of the page, again after lazily loaded content has made it longer. There the sticky bar covers no control;
 * axe would report half-covered ones as too small.
 */
export const toTheEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const root = document.documentElement;
    for (let height = 0; height !== root.scrollHeight;) {
      height = root.scrollHeight;
      window.scrollTo(0, height);
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
    }
  });

/** Headings in larger letters than the title of their page. */
const largerThanTitle = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sizeOf = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize);
    const title = document.querySelector('main h1');
    return [...document.querySelectorAll('main :is(h2, h3)')]
      .filter((each) => title !== null && sizeOf(each) > sizeOf(title))
      .map((each) => `larger than the title: ${each.textContent}`);
  });

/**
 * axe's findings in each colour scheme at each width (S81), and at each width the fields into which a phone would zoom.
 */
export async function troublesAsDrawn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: heightOf(width) });
    found.push(...(await fieldsOf(page)).small, ...(await largerThanTitle(page)));
    for (const colorScheme of COLOUR_SCHEMES) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await toTheEnd(page);
      found.push(...(await axeFindings(page)).map((each) => `${width} ${colorScheme}: ${each}`));
    }
  }
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  return found;
}

/** Findings with zoom, text spacing, reduced motion, forced colours and keyboard. */
export async function troublesZoomed(page: Page): Promise<string[]> {
  await page.setViewportSize(ZOOMED);
  // The app renders the navigation of another width in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const found = [...(await overflow(page)), ...(await lostText(page)), ...(await pinnedShare(page))];
  found.push(...(await movements(page)), ...(await controlFindings(page)));
  await spaceText(page, true);
  found.push(...(await overflow(page)), ...(await lostText(page)));
  await spaceText(page, false);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  found.push(...(await unseenControls(page)), ...(await controlFindings(page)));
  return found;
}
