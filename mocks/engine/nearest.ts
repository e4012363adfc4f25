/** How many letters must change to make one name of another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of from.split('').entries()) {
    let corner = index;
    const next = [index + 1];
    for (const [at, other] of to.split('').entries()) {
      next.push(Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, corner + (letter === other ? 0 : 1)));
      corner = row[at + 1] ?? 0;
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const partsOf = (name: string): string[] => name.toLowerCase().split(/[^a-z0-9]+/);

/** How far a name is from what a tester wrote: letters that differ, less what both share as whole parts. */
function farness(word: string, name: string): number {
  const parts = partsOf(name);
  const shared = partsOf(word).filter((part) => part !== '' && parts.includes(part));
  return distance(word.toLowerCase(), name.toLowerCase()) - 4 * shared.join('').length;
}

/** The names that a tester may have meant, the likeliest first. */
export function nearest(word: string, names: readonly string[], most = 3): string[] {
  const limit = Math.max(3, word.length / 2);
  return names
    .map((name) => ({ name, far: farness(word, name) }))
    .filter(({ far }) => far <= limit)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ name }) => name);
}
