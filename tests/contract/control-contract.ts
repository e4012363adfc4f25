import type * as z from 'zod';

import { fromJSONSchema } from 'zod';

import { routesOf } from '#mocks/engine/routes.ts';
import controlApi from '#mocks/generated/control-api.json' with { type: 'json' };

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const member = (value: unknown, name: string): unknown => (isNode(value) ? value[name] : undefined);

/** A copy of the document with all references resolved. */
function resolved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolved);
  if (!isNode(value)) return value;
  const { $ref, ...own } = value;
  const target = typeof $ref === 'string' ? $ref.slice(2).split('/').reduce<unknown>(member, controlApi) : undefined;
  const entries = Object.entries({ ...(isNode(target) ? target : {}), ...own });
  return Object.fromEntries(entries.map(([name, each]) => [name, resolved(each)]));
}

const jsonOf = (holder: unknown): unknown => member(member(holder, 'content'), 'application/json');
const schemaOf = (holder: unknown): z.ZodType | undefined => {
  const schema = member(jsonOf(holder), 'schema');
  return isNode(schema) ? fromJSONSchema(schema) : undefined;
};

/** A verb of the control API as its document describes it. */
interface DescribedVerb {
  readonly method: string;
  readonly path: string;
  readonly body: z.ZodType | undefined;
  /** The members of a body. */
  readonly fields: readonly string[];
  readonly examples: readonly (readonly [name: string, body: unknown])[];
  /** Schemas by status; undefined for an answer that is not JSON. */
  readonly answers: ReadonlyMap<number, z.ZodType | undefined>;
}

function described(path: string, method: string, operation: unknown): DescribedVerb {
  const request = member(operation, 'requestBody');
  const examples = Object.entries(Object(member(jsonOf(request), 'examples')));
  const properties = member(member(jsonOf(request), 'schema'), 'properties');
  return {
    method: method.toUpperCase(),
    path: path.slice(1),
    body: schemaOf(request),
    fields: Object.keys(Object(properties)),
    examples: examples.map(([name, example]) => [name, member(example, 'value')]),
    answers: new Map(
      Object.entries(Object(member(operation, 'responses'))).map(([status, answer]) => [
        Number(status),
        schemaOf(answer),
      ]),
    ),
  };
}

/** Every verb of the document by method and path, as `PUT clock`. */
export const describedVerbs: ReadonlyMap<string, DescribedVerb> = new Map(
  Object.entries(controlApi.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => described(path, method, resolved(operation))),
    )
    .map((verb) => [`${verb.method} ${verb.path}`, verb]),
);

const { find: findVerb } = routesOf(Object.fromEntries(describedVerbs));

/** Violations of the document by a control call and its answer; empty if there are none. */
export async function breachesOf(
  method: string,
  verbPath: string,
  body: string | undefined,
  answer: Response,
): Promise<string[]> {
  const route = findVerb(method, verbPath.split('?')[0] ?? '');
  const verb = route && describedVerbs.get(route.operation);
  const isRefused = answer.status >= 400;
  if (verb === undefined) return isRefused ? [] : [`${method} ${verbPath} is answered, and not described`];
  const here = `${method} ${verb.path}`;
  if (!verb.answers.has(answer.status)) return [`${here}: status ${answer.status} is not described`];
  const wrong: string[] = [];
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
  const checkedAnswer = isJson && verb.answers.get(answer.status)?.safeParse(await answer.clone().json());
  if (checkedAnswer && !checkedAnswer.success) {
    wrong.push(`${here}: answer ${answer.status}: ${checkedAnswer.error.message}`);
  }
  if (!isRefused && body && method !== 'GET') {
    const checked = verb.body?.safeParse(JSON.parse(body.replace(/^\ufeff/, '')));
    if (checked?.success === false) wrong.push(`${here}: body ${body}: ${checked.error.message}`);
  }
  return wrong;
}
