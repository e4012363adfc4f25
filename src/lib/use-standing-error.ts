import { useState } from 'react';

/**
 * The error of a query until its data come. A second try clears the query's own error, and the notice would go with the
 * pressed button and its focus.
 */
export function useStandingError({ data, error }: { readonly data: unknown; readonly error: unknown }): unknown {
  const [last, setLast] = useState<unknown>();
  const standing = data === undefined ? (error ?? last) : undefined;
  if (standing !== last) setLast(standing);
  return standing;
}
