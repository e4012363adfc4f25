/** A line that the guest pays for or waits at; browsers that do not tell are taken at their best. */
export function isLineDear(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
