import { invalid } from './http-error.ts';

export const FAULT_KINDS = [
  'status',
  'network',
  'timeout',
  'malformed',
  'empty',
  'commit-then-drop',
  'delay',
  'hold',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** What goes wrong, on which operation ('*' for all), how often (Infinity until cleared). */
export interface Fault {
  readonly operation: string;
  readonly kind: FaultKind;
  readonly status: number;
  readonly code: string;
  readonly delayMs: number;
  times: number;
}

/** A fault as a tester writes it: without `times` it lasts until cleared. */
export type WrittenFault = Omit<Fault, 'times'> & { readonly times?: number };

const written = ({ times, ...fault }: Fault): WrittenFault => ({
  ...fault,
  ...(Number.isFinite(times) ? { times } : {}),
});

const isKind = (value: unknown): value is FaultKind => FAULT_KINDS.some((kind) => kind === value);

function count(value: unknown, field: string, fallback: number, min: number, max: number): number {
  if (value === undefined) return fallback;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw invalid(field, `must be a whole number from ${min} to ${max}`);
}

/** Transport troubles of one world, taken in the order they were set. */
export class Faults {
  #faults: Fault[] = [];
  #end = Promise.withResolvers<void>();
  readonly #operations: ReadonlySet<string>;

  constructor(operations: ReadonlySet<string>) {
    this.#operations = operations;
  }

  /** Checks and adds a fault as a tester wrote it; throws a 400 naming the field. */
  add(input: Record<string, unknown>): WrittenFault {
    const { operation = '*', kind, status, code, delayMs, times } = input;
    if (typeof operation !== 'string' || (operation !== '*' && !this.#operations.has(operation))) {
      throw invalid('operation', `must be '*' or one of ${[...this.#operations].join(', ')}`);
    }
    if (!isKind(kind)) throw invalid('kind', `must be one of ${FAULT_KINDS.join(', ')}`);
    if (code !== undefined && typeof code !== 'string') throw invalid('code', 'must be a text');
    const fault: Fault = {
      operation,
      kind,
      status: count(status, 'status', 500, 400, 599),
      code: code ?? 'INTERNAL_ERROR',
      delayMs: count(delayMs, 'delayMs', 3000, 0, 600_000),
      times: count(times, 'times', Number.POSITIVE_INFINITY, 1, 1_000_000),
    };
    this.#faults.push(fault);
    return written(fault);
  }

  /** The fault that hits this call, if any; a fault with a count is used up by it. */
  take(operation: string): Fault | undefined {
    if (this.#faults.length === 0) return undefined;
    const fault = this.#faults.find((each) => each.operation === '*' || each.operation === operation);
    if (fault && --fault.times <= 0) this.#faults = this.#faults.filter((each) => each !== fault);
    return fault;
  }

  /** The faults still to come. */
  list(): readonly WrittenFault[] {
    return this.#faults.map(written);
  }

  /** Settles when the faults are cleared the next time. */
  get cleared(): Promise<void> {
    return this.#end.promise;
  }

  /** Ends all faults, and lets go of the calls that are held. */
  clear(): void {
    this.#faults = [];
    this.#end.resolve();
    this.#end = Promise.withResolvers<void>();
  }
}
