type React = typeof import('react');

/** React that renders the present state of a store: without a browser it asks for the state on the server. */
export const reactWithStores = (react: React): React => ({
  ...react,
  useSyncExternalStore: (subscribe, get) => react.useSyncExternalStore(subscribe, get, get),
});
