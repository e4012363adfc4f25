/** Returns the part of a value that may leave this device; undefined drops it. */
export type Keep = (value: unknown) => unknown;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps the listed fields of an object, each by its own rule, and no other field. */
export const fields =
  (rules: Readonly<Record<string, Keep>>): Keep =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const kept = Object.entries(rules).flatMap(([name, keep]) => {
      const part = Object.hasOwn(value, name) ? keep(value[name]) : undefined;
      return part === undefined ? [] : [[name, part] as const];
    });
    return Object.fromEntries(kept);
  };

/** Keeps the members of a list by one rule; what is dropped leaves no gap. */
export const list =
  (keep: Keep): Keep =>
  (value) =>
    Array.isArray(value) ? value.map(keep).filter((each) => each !== undefined) : undefined;

/** Keeps the members of a list at their places: others refer to them by number. */
export const rows =
  (keep: Keep): Keep =>
  (value) =>
    Array.isArray(value) ? Array.from(value, (each) => keep(each) ?? null) : undefined;

/** Keeps a text that matches the whole pattern. */
export const like =
  (pattern: RegExp): Keep =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

/** Keeps one of a few texts, which `list` separates by spaces. */
export const oneOf = (words: string): Keep => {
  const known = new Set(words.split(' '));
  return (value) => (typeof value === 'string' && known.has(value) ? value : undefined);
};

export const number: Keep = (value) => (typeof value === 'number' ? value : undefined);
export const flag: Keep = (value) => (typeof value === 'boolean' ? value : undefined);
/** A random id of the SDK: 16 or 32 hexadecimal digits. */
export const id: Keep = like(/^([0-9a-f]{16}|[0-9a-f]{32})$/);
export const time: Keep = like(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

/** Keeps what the first rule takes that takes it. */
export const either =
  (...rules: readonly Keep[]): Keep =>
  (value) => {
    for (const keep of rules) {
      const kept = keep(value);
      if (kept !== undefined) return kept;
    }
    return undefined;
  };
