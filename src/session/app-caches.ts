/** The caches of the app beside the one of its files that workbox names; the privacy page has a row for each (R1-36). */
export const APP_CACHES = {
  /** Files cached at their first use; their names change with their content, so they never expire. */
  files: 'files',
  /** Remembers the language of the device for the next build. */
  language: 'language',
  /** Holds index.html of the version that a guest has chosen, until that version is active. */
  chosen: 'chosen',
  /** The operator's configuration, for a start without network. */
  configuration: 'configuration',
} as const;

/** Opens one of them; all caches are opened here, so that none is missing on the privacy page. */
export const openCache = (name: keyof typeof APP_CACHES): Promise<Cache> => caches.open(APP_CACHES[name]);
