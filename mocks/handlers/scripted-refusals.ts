import type { CustomerRow } from '#mocks/db/database.ts';
import type { OperationId } from '#mocks/world.ts';

import { HttpError } from '#mocks/engine/http.ts';

const CODES: Readonly<Record<number, string>> = { 401: 'NOT_AUTHENTICATED', 500: 'INTERNAL_ERROR' };

/** Throws where the member's scenario says that this call is refused. */
export function refuseAsScripted(row: CustomerRow | undefined, operation: OperationId): void {
  const status = row?.script.refuses[operation];
  if (status !== undefined)
    throw new HttpError(CODES[status] ?? 'INTERNAL_ERROR', 'Refused by the scenario', { status });
}
