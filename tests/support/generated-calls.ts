import * as access from '#api/generated/access.ts';
import * as authentication from '#api/generated/authentication.ts';
import * as availability from '#api/generated/availability.ts';
import * as checkIn from '#api/generated/check-in.ts';
import * as customers from '#api/generated/customers.ts';
import * as orders from '#api/generated/orders.ts';
import * as products from '#api/generated/products.ts';
import * as property from '#api/generated/property.ts';
import * as reservations from '#api/generated/reservations.ts';
import { OPERATIONS } from '#mocks/generated/operations.ts';

interface Options {
  readonly queryFn?: (context: object) => Promise<unknown>;
  readonly mutationFn?: (variables: object) => Promise<unknown>;
}
type MakesOptions = (...args: readonly unknown[]) => Options;

const MODULES = [access, authentication, availability, checkIn, customers, orders, products, property, reservations];
const MADE_BY = new Map(
  MODULES.flatMap((module) =>
    Object.entries<unknown>(module).map(([name, value]) => [name.toLowerCase(), value as MakesOptions] as const),
  ),
);

type Headers = Readonly<Record<string, string>>;

/** One operation of the contract, with a function that calls it by its generated query or mutation options. */
export interface GeneratedCall {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  /** Whether the path has an id. */
  readonly hasId: boolean;
  /** Undefined if the generated code has no options for it. */
  readonly call: ((id: string, headers?: Headers) => Promise<unknown> | undefined) | undefined;
}

function callOf(operation: string, param: string | undefined): GeneratedCall['call'] {
  const read = MADE_BY.get(`get${operation}queryoptions`.toLowerCase());
  // An id and the parameters come first, where an operation has them; the headers follow.
  if (read) return (id, headers = {}) => read(...(param === undefined ? [] : [id]), headers, headers).queryFn?.({});
  const write = MADE_BY.get(`get${operation}mutationoptions`.toLowerCase());
  return write && ((id, headers = {}) => write().mutationFn?.({ ...(param && { [param]: id }), data: {}, headers }));
}

/** Every operation of the contract. */
export const GENERATED_CALLS: readonly GeneratedCall[] = Object.entries(OPERATIONS).map(
  ([operation, { method, path }]) => {
    const [, param] = /\{(\w+)\}/.exec(path) ?? [];
    return { operation, method, path, hasId: param !== undefined, call: callOf(operation, param) };
  },
);
