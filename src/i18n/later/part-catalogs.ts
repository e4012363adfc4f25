/** The texts of the parts, by path. They come with the first part, as their many names would weigh on every first page. */
export const PART_CATALOGS = import.meta.glob<{ messages: Record<string, string> }>([
  '/locales/*/*.po',
  '!/locales/*/messages.po',
]);
