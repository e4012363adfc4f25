/** Whether the guest saves data or is on a 2G connection; false in browsers that do not tell. */
export function isSlowOrMetered(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
