import { ApiError, ContractError } from '#api/api-error.ts';
import { report } from '#telemetry/reporter.ts';

/** Reports a failure by operation, status and field: templates and codes only, no message of the server, no value. */
export function reportFailure(error: unknown): void {
  if (error instanceof ContractError)
    report('Answer breaks the contract', { operation: error.operation, field: error.field });
  else if (error instanceof ApiError)
    report('Call failed', { operation: error.operation, code: error.code, status: error.status });
  else report('Unexpected failure', { name: error instanceof Error ? error.name : typeof error });
}
