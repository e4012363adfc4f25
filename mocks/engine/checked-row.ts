import type { StandardSchemaV1 } from '@standard-schema/spec';

/** A new row for a collection. It copies plain objects member by member, which takes longer than all else. */
export class NewRow<Row extends object> {
  readonly row: Row;
  /** Whether it was held to its schema before. */
  readonly isChecked: boolean;

  constructor(row: Row, isChecked = false) {
    this.row = row;
    this.isChecked = isChecked;
  }
}

/** The schema of a collection that takes new rows in an envelope, and changed ones as they are. */
export function checkedRow<Row extends object>(
  schema: StandardSchemaV1<Row, Row>,
): StandardSchemaV1<Row | NewRow<Row>, Row> {
  const { vendor, validate } = schema['~standard'];
  return {
    '~standard': {
      version: 1,
      vendor,
      validate: (value) => {
        if (!(value instanceof NewRow)) return validate(value);
        // The collection marks the object that it keeps; the same seed begins further worlds.
        return value.isChecked ? { value: { ...value.row } } : validate(value.row);
      },
    },
  };
}
