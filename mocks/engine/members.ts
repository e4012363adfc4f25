/**
 * Reads `params.slug=a`, `times=2`, `frozen=true` as an object. Numbers, true, false and JSON are what they look like;
 * throws a sentence about one that is no member.
 */
export function membersOf(words: readonly string[]): Record<string, unknown> {
  const members: Record<string, unknown> = {};
  for (const word of words) {
    const [, path = '', text = ''] = /^([^=]+)=(.*)$/.exec(word) ?? [];
    if (path === '') throw new Error(`'${word}' must be NAME=VALUE`);
    const [name = '', inner] = path.split('.');
    const value = /^(-?\d+(\.\d+)?|true|false|[[{].*)$/.test(text) ? (JSON.parse(text) as unknown) : text;
    members[name] = inner === undefined ? value : { ...(members[name] as object | undefined), [inner]: value };
  }
  return members;
}
