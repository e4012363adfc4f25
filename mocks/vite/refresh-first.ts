import type { Plugin } from 'vite';

/**
 * React registers itself with this hook. It runs before React's plugin, which asks the hook for it later. A browser with
 * React's developer tools has a hook already.
 */
const HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};`;

/** What React's plugin sets in a module of the page; these do nothing. */
const NOTHING = 'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;';

/**
 * Sets what components call when they are defined. Vite bundles again once pages were opened. Then a file of components
 * may run before the file of React's plugin does this, and the page stays empty.
 */
export const refreshFirst = (): Plugin => ({
  name: 'reception:refresh-first',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'script', children: `${HOOK}\n${NOTHING}`, injectTo: 'head-prepend' }],
});
