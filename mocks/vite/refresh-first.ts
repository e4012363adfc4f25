import type { Plugin } from 'vite';

/** What React's plugin sets in a module of the page; these do nothing. */
const NOTHING = 'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;';

/**
 * Sets what components call when they are defined. Vite bundles again once pages were opened. Then a file of components
 * may run before the file of React's plugin does this, and the page stays empty.
 */
export const refreshFirst = (): Plugin => ({
  name: 'reception:refresh-first',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'script', children: NOTHING, injectTo: 'head-prepend' }],
});
