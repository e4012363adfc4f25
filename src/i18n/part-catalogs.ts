/** The texts of the parts that a first page does not show, by path: ninety names that a door does not wait for. */
export const PART_CATALOGS = import.meta.glob<{ messages: Record<string, string> }>([
  '../../locales/*/*.po',
  '!../../locales/*/messages.po',
]);
