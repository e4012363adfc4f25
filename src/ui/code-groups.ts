/** Splits a door code as one reads it aloud: pairs, threes or fours, the longer group last. */
export function codeGroups(code: string): string[] {
  const characters = Array.from(code);
  if (characters.length === 0) return [];
  const parts = characters.length <= 3 ? 1 : characters.length <= 8 ? 2 : Math.max(3, Math.ceil(characters.length / 4));
  const short = Math.floor(characters.length / parts);
  const long = characters.length % parts;
  return Array.from({ length: parts }, (_, part) => {
    // Every longer group before this one has moved the start by one character.
    const shift = (at: number) => Math.max(0, at - (parts - long));
    return characters.slice(part * short + shift(part), (part + 1) * short + shift(part + 1)).join('');
  });
}

/** The CSS font size of a code with its button: `largest`, or smaller where that would not fit. */
export function codeSize(groups: readonly string[], keypadButton: string | null, largest = 'var(--text-code)'): string {
  const keyWidth = keypadButton ? 0.36 + Math.max(0.86, 0.4 + 0.36 * keypadButton.length) : 0;
  return `min(${largest},${(98 / (codeWidth(groups) + keyWidth)).toFixed(2)}cqi)`;
}

/** Width of a code in em of its font size, rounded up. Digits are tabular, letters are not; M and W are the widest. */
export function codeWidth(groups: readonly string[]): number {
  const characters = Array.from(groups.join(''));
  const letters = characters.reduce(
    (sum, character) => sum + (/[\d.:-]/u.test(character) ? 0.66 : /[MWmw]/u.test(character) ? 1.05 : 0.8),
    0,
  );
  return letters + 0.36 * Math.max(0, groups.length - 1);
}
