import type { Page } from 'playwright/test';

/** A node of the accessibility tree, as Chromium gives it to screen readers. */
interface Node {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
}

/** A value of the tree as text. */
const raw = (field: { readonly value?: unknown } | undefined): string => {
  const value = field?.value;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

const text = (field: { readonly value?: unknown } | undefined): string => raw(field).trim();

/** The words for roles in transcripts. */
const CALLED: Readonly<Record<string, string>> = {
  textbox: 'edit field',
  searchbox: 'search field',
  combobox: 'list of choices',
  DisclosureTriangle: 'button',
  radio: 'radio button',
  image: 'picture',
};
/** Roles of which screen readers announce only name and state, not the content. */
const CONTROLS = new Set([
  ...Object.keys(CALLED),
  'button',
  'link',
  'slider',
  'checkbox',
  'switch',
  'spinbutton',
  'progressbar',
]);
/** Roles of which screen readers announce the name, then the content. */
const FRAMES = new Set(['region', 'article', 'group', 'dialog', 'alertdialog', 'form', 'navigation', 'radiogroup']);
/** Roles whose text is read as part of the surrounding line. */
const INLINE = new Set(['', 'generic', 'none', 'LabelText', 'strong', 'emphasis', 'code', 'time']);
const LIVE: Readonly<Record<string, string>> = { alert: 'Alert', status: 'Status' };

function statesOf({ role, properties = [] }: Node): string[] {
  const has = (name: string): string => text(properties.find((each) => each.name === name)?.value);
  const states: string[] = [];
  for (const state of ['checked', 'pressed'])
    if (has(state) !== '') states.push(has(state) === 'true' ? state : `not ${state}`);
  if (has('expanded') !== '' && text(role) !== 'combobox')
    states.push(has('expanded') === 'true' ? 'expanded' : 'collapsed');
  if (has('required') === 'true') states.push('required');
  if (!['', 'false'].includes(has('invalid'))) states.push('wrong');
  if (has('disabled') === 'true') states.push('not available');
  if (has('busy') === 'true') states.push('busy');
  return states;
}

interface Line {
  readonly line: string;
  /** Whether adjacent text belongs to the same line. */
  readonly isText?: boolean;
  /** Controls have their own line, even inside a live region, whose texts are one line. */
  readonly isControl?: boolean;
}

/** Joins two texts, with a space unless punctuation follows. */
const goesOn = (before: string, next: string): string =>
  /\s$/.test(before) || /^[\s.,:;!?)]/.test(next) ? before + next : `${before} ${next}`;

/** Joins adjacent texts to one line. */
function joined(lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  for (const each of lines) {
    const last = found.at(-1);
    if (each.isText === true && last?.isText === true)
      found[found.length - 1] = { line: goesOn(last.line, each.line), isText: true };
    else found.push(each);
  }
  return found.filter(({ line }) => line.trim() !== '').map((each) => ({ ...each, line: each.line.trimEnd() }));
}

/** Leaves out hints that are in the line of their field, as its description. */
const withoutHints = (lines: readonly string[]): string[] =>
  lines.filter((line) => !lines.some((other) => other !== line && other.endsWith(`. ${line.trim()}`)));

const asSentence = (line: string): string =>
  line
    .trim()
    .replace(/^Heading \d: (.*\w)$/, '$1.')
    .replace(/^Heading \d: /, '');

/**
 * What a screen reader says about the open dialog, else about `main`, one item a line. The content of named regions is
 * indented.
 */
export async function readAloud(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: readonly Node[] };
  // Otherwise the browser would keep the tree up to date.
  await session.send('Accessibility.disable');
  // Chromium's protocol leaves `aria-valuetext` out.
  const positions = new Map(
    await page
      .getByRole('slider')
      .evaluateAll((all) => all.map((each) => [each.ariaLabel ?? '', each.ariaValueText ?? ''] as const)),
  );
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const roleOf = (node: Node): string => (node.ignored ? '' : text(node.role));
  const childrenOf = ({ childIds = [] }: Node): Node[] => childIds.flatMap((id) => byId.get(id) ?? []);

  function tellControl(node: Node, role: string): Line {
    const name = text(node.name);
    const value = (role === 'slider' ? positions.get(name) : undefined) ?? text(node.value);
    const parts = [name || 'WITHOUT A NAME', CALLED[role] ?? role, ...statesOf(node), value];
    const description = text(node.description);
    return {
      line: parts.filter((each) => each !== '').join(', ') + (description === '' ? '' : `. ${description}`),
      isControl: true,
    };
  }

  function tell(node: Node, isInLabel = false): Line[] {
    const role = roleOf(node);
    const name = text(node.name);
    // The text of a label is already the name of its control.
    if (role === 'StaticText') return isInLabel ? [] : [{ line: raw(node.name), isText: true }];
    if (role === 'heading') {
      const level = node.properties?.find((each) => each.name === 'level');
      return [{ line: `Heading ${text(level?.value)}: ${name}` }];
    }
    if (CONTROLS.has(role)) return [tellControl(node, role)];
    const lines = joined(childrenOf(node).flatMap((child) => tell(child, isInLabel || role === 'LabelText')));
    const further = lines.filter(({ line }) => line !== name).map(({ line }) => ({ line: `  ${line}` }));
    if (role in LIVE) {
      const first = lines.findIndex(({ isControl }) => isControl);
      const message = first === -1 ? lines : lines.slice(0, first);
      const controls = lines.slice(message.length).map((each) => ({ ...each, line: `  ${each.line}` }));
      if (lines.length === 0) return [];
      return [{ line: `${LIVE[role]}: ${message.map(({ line }) => asSentence(line)).join(' ')}` }, ...controls];
    }
    if (role === 'DescriptionList') return asFacts(lines);
    if (role === 'term') return [{ line: `${lines.map(({ line }) => line).join(' ')}:` }];
    if (role === 'list') return [{ line: `${name && `${name}, `}list of ${childrenOf(node).length}` }, ...further];
    if (FRAMES.has(role) && name !== '') return [{ line: `${name}, ${role}` }, ...further];
    // The end of a block ends its line.
    return INLINE.has(role) ? lines : lines.map((each) => ({ ...each, isText: false }));
  }

  const open = nodes.findLast((node) => roleOf(node) === 'dialog');
  const root = open ?? nodes.find((node) => roleOf(node) === 'main');
  if (root === undefined) throw new Error('The page has no main part');
  const lines = [await page.title(), ...withoutHints(tell(root).map(({ line }) => line))].join('\n');
  // A screen reader reads a no-break space like an ordinary space.
  return lines.replaceAll('\u00a0', ' ');
}

/** A fact and its value in one line. */
function asFacts(lines: readonly Line[]): Line[] {
  const facts: string[] = [];
  for (const { line } of lines) {
    if (facts.at(-1)?.endsWith(':') === true) facts[facts.length - 1] += ` ${line}`;
    else facts.push(line);
  }
  return facts.map((line) => ({ line }));
}

/** Records what live regions say; call it before the page opens. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window !== window.top) return;
    const heard: string[] = [];
    Object.assign(window, { heard });
    const known = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll<HTMLElement>('[role=alert], [role=status], [aria-live=polite]')) {
        if (region.closest('[inert], [aria-hidden=true]') || !region.checkVisibility()) continue;
        // Content with `aria-live="off"` is not announced.
        const silent = [...region.querySelectorAll<HTMLElement>('[aria-live=off]')].map((each) => each.innerText);
        const all = silent.reduce((text, each) => text.replace(each, ''), region.innerText);
        const now = all.replaceAll(/\s+/g, ' ').trim();
        const before = known.get(region);
        known.set(region, now);
        // Screen readers announce an alert that appears with its text, but no polite region.
        const isDelivered = before === undefined ? region.matches('[role=alert]') : before !== now;
        if (isDelivered && now !== '') heard.push(now);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });

/** What live regions have said since the page was loaded, in order. */
export const heardOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** Removes the indentation of a transcript in a test file. */
export const transcript = (written: string): string => {
  const lines = written.split('\n').slice(1, -1);
  const margin = Math.min(...lines.filter((line) => line !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(margin)).join('\n');
};
