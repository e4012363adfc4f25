import { ApiError, ContractError } from '#api/api-error.ts';
import { report } from '#telemetry/reporter.ts';

/** Reports a failure by operation, status and field: templates and codes only, no message of the server, no value. */
export function reportFailure(error: unknown): void {
  if (error instanceof ContractError) reportFailureAs('Answer breaks the contract', error);
  else if (error instanceof ApiError) reportFailureAs('Call failed', error);
  else reportFailureAs('Unexpected failure', error);
}

/** Reports a failure under the words that the specification has for it. */
export function reportFailureAs(message: string, error: unknown): void {
  if (error instanceof ContractError) report(message, { operation: error.operation, field: error.field });
  else if (error instanceof ApiError)
    report(message, { operation: error.operation, code: error.code, status: error.status });
  else report(message, { name: error instanceof Error ? error.name : typeof error });
}
