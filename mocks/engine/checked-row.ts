import type { StandardSchemaV1 } from '@standard-schema/spec';

/** A new row for a collection. It copies plain objects member by member, which takes longer than all else. */
export class NewRow<Row extends object> {
  readonly row: Row;

  constructor(row: Row) {
    this.row = row;
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
      validate: (value) => validate(value instanceof NewRow ? value.row : value),
    },
  };
}
