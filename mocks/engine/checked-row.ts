import type { StandardSchemaV1 } from '@standard-schema/spec';

/** A new row on its way into a collection, which copies plain objects member by member; a class instance it leaves alone. */
export class NewRow<Row extends object> {
  readonly row: Row;

  constructor(row: Row) {
    this.row = row;
  }
}

/** Whether two values have the same members, at any depth. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    Array.isArray(one) === Array.isArray(other) &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}

/**
 * The schema of a collection that takes new rows and changed ones. A new row that the schema leaves as it is keeps its
 * members: rows never change in place, so stays of one house may share the house.
 */
export function checkedRow<Row extends object>(
  schema: StandardSchemaV1<Row, Row>,
): StandardSchemaV1<Row | NewRow<Row>, Row> {
  const { vendor, validate } = schema['~standard'];
  return {
    '~standard': {
      version: 1,
      vendor,
      validate: async (value) => {
        if (!(value instanceof NewRow)) return validate(value);
        const result = await validate(value.row);
        return result.issues === undefined && isSame(value.row, result.value)
          ? { value: { ...result.value, ...value.row } }
          : result;
      },
    },
  };
}
