import { OPERATIONS } from '../generated/operations.ts';
import { scenarios } from './scenarios.ts';

/** The reason why no scenario shows an answer; `*` stands for every operation. */
const WITHOUT: Readonly<Record<string, string>> = {
  '* 400': 'The app never sends such a call; tests/contract/bad-input.test.ts does.',
  '* 413': 'The app never sends such a call; tests/contract/bad-input.test.ts does.',
  '* 415': 'The app never sends such a call; tests/contract/front-gate.test.ts does.',
  'authenticate 429': 'It takes ten codes within ten minutes; tests/contract/doors-and-account.test.ts requests them.',
  'order 403': 'Only a forged call reads the order of another stay.',
  'updateCustomer 403': 'Only a forged call writes to the account of another member.',
  'orderCustomProduct 409': 'The app offers nothing in a stay that is over; tests/contract/holdings.test.ts orders it.',
  '* 404': 'The ids in a call come from an earlier response; tests/contract/bad-input.test.ts makes one up.',
};

/** An answer of the contract, and the scenarios that show it. */
export interface AnswerReached {
  readonly operation: string;
  readonly status: number;
  readonly by: readonly string[];
  /** Why no scenario shows it. */
  readonly reason?: string | undefined;
}

/** Whether a scenario shows an answer, by what it says of itself or by its faults. */
function shows({ answers = '', faults = [] }: (typeof scenarios)[number], operation: string, status: number): boolean {
  if (answers.split(', ').includes(`${operation} ${status}`)) return true;
  return faults.some(
    (fault) =>
      fault.kind === 'status' && (fault.status ?? 500) === status && ['*', operation].includes(fault.operation ?? '*'),
  );
}

/** Every answer of the contract. */
export const answersReached = (): AnswerReached[] =>
  Object.entries(OPERATIONS).flatMap(([operation, { success, refusals }]) =>
    [success, ...refusals].map((status) => {
      const by = scenarios.filter((each) => shows(each, operation, status)).map(({ name }) => name);
      const reason = WITHOUT[`${operation} ${status}`] ?? WITHOUT[`* ${status}`];
      return { operation, status, by, ...(by.length === 0 && { reason }) };
    }),
  );

/** The scenarios that show each requirement, by its id. */
export function requirementsReached(): Record<string, string[]> {
  const reached: Record<string, string[]> = {};
  for (const { name, covers } of scenarios) for (const id of covers) (reached[id] ??= []).push(name);
  return reached;
}

/** Answers `/__mock/coverage`: what the scenarios reach; undefined for another path. */
export const coverageFile = (path: string): Response | undefined =>
  path === 'coverage' ? Response.json({ answers: answersReached(), requirements: requirementsReached() }) : undefined;
