import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { routesOf } from './contract.ts';

const at = (method: string, path: string) => ({ method, path, success: 200, refusals: [], reply: z.string() });
const findRoute = routesOf({
  findLoans: at('GET', 'loans'),
  loan: at('GET', 'loans/{id}'),
  changeLoan: at('PATCH', 'loans/{id}'),
  returnBook: at('POST', 'loans/{id}/return'),
});

test.each([
  ['GET', 'loans', 'findLoans', {}],
  ['GET', 'loans/abc', 'loan', { id: 'abc' }],
  ['PATCH', 'loans/abc', 'changeLoan', { id: 'abc' }],
  ['GET', 'loans/a%2Fb%20c', 'loan', { id: 'a/b c' }],
  ['POST', 'loans/p-1/return', 'returnBook', { id: 'p-1' }],
])('%s %s is %s', (method, path, operation, params) => {
  expect(findRoute(method, path)).toEqual({ operation, params });
});

test.each([
  ['DELETE', 'loans/abc'],
  ['GET', 'loans/'],
  ['GET', 'loans/%zz'],
  ['GET', 'loans/a/b'],
  ['GET', ''],
  ['get', 'loans'],
])('%s %s is nothing', (method, path) => {
  expect(findRoute(method, path)).toBeUndefined();
});
