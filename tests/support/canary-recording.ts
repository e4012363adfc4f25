/** Where the app runs. */
export const ORIGIN = 'https://app.example.test';

/** The address of a page, with the canary in path, query and fragment. */
export const address = (canary: string): string =>
  `${ORIGIN}/stay/product/${encodeURIComponent(canary)}?slug=${canary}#${canary}`;

/** The same for an API call. */
export const call = (canary: string): string => `https://api.example.test/check-in/${canary}?lastName=${canary}`;

/** A replay recording with the canary in every text, attribute and address. */
export function recorded(canary: string): unknown[] {
  const attributes = {
    href: address(canary),
    src: address(canary),
    alt: canary,
    title: canary,
    value: canary,
    'aria-label': canary,
    id: canary,
    'data-code': canary,
    style: `background: url(${address(canary)})`,
    placeholder: canary,
    class: 'wide',
    rr_src: canary,
  };
  const text = { type: 3, id: 3, textContent: canary };
  const element = {
    type: 2,
    id: 2,
    tagName: 'a',
    attributes,
    childNodes: [text, { type: 5, id: 4, textContent: canary }],
  };
  const change = (data: object) => ({ type: 3, timestamp: 1, data });
  const note = (tag: string, payload: object) => ({ type: 5, timestamp: 1, data: { tag, payload } });
  return [
    { type: 4, timestamp: 1, data: { href: address(canary), width: 390, height: 844 } },
    {
      type: 2,
      timestamp: 1,
      data: {
        node: {
          type: 0,
          id: 1,
          childNodes: [{ type: 2, id: 9, tagName: canary, attributes: {}, childNodes: [] }, element],
        },
        initialOffset: { top: 0, left: 0 },
      },
    },
    change({
      source: 0,
      texts: [{ id: 3, value: canary }],
      attributes: [{ id: 2, attributes }],
      removes: [],
      adds: [{ parentId: 1, nextId: null, node: element }],
    }),
    change({ source: 5, id: 2, text: canary, isChecked: false }),
    change({ source: 8, id: 2, adds: [{ rule: `a{content:"${canary}"}` }] }),
    note('breadcrumb', {
      category: 'ui.click',
      message: `a[title="${canary}"]`,
      data: { nodeId: 2, node: { textContent: canary, attributes } },
    }),
    note('breadcrumb', { category: 'navigation', data: { from: address(canary), to: address(canary) } }),
    note('performanceSpan', {
      op: 'resource.xhr',
      description: call(canary),
      data: { method: 'GET', request: { body: canary } },
    }),
    note(canary, { canary }),
    { type: 6, timestamp: 1, data: { plugin: 'console', payload: canary } },
    { type: 99, timestamp: 1, data: canary },
  ];
}
