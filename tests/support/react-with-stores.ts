type React = typeof import('react');

/** React that renders the current state of external stores; `renderToString` would use their state on a server. */
export const reactWithStores = (react: React): React => ({
  ...react,
  useSyncExternalStore: (subscribe, get) => react.useSyncExternalStore(subscribe, get, get),
});
