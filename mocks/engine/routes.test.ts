import { expect, test } from 'vitest';

import { routesOf } from './routes.ts';

const at = (method: string, path: string) => ({ method, path });
const { find, methodsAt } = routesOf({
  findLoans: at('GET', 'loans'),
  loan: at('GET', 'loans/{id}'),
  changeLoan: at('PATCH', 'loans/{id}'),
  returnBook: at('POST', 'loans/{id}/return'),
  lateLoans: at('GET', 'loans/late'),
  renew: at('POST', 'loans/{id}:renew'),
  cover: at('GET', 'books/{id}/cover.{format}'),
  copies: at('GET', '{kind}/copies/{id}'),
  bookCopy: at('GET', 'books/copies/{id}'),
});

test.each([
  ['GET', 'loans', 'findLoans', {}],
  ['GET', 'loans/abc', 'loan', { id: 'abc' }],
  ['PATCH', 'loans/abc', 'changeLoan', { id: 'abc' }],
  ['GET', 'loans/a%2Fb%20c', 'loan', { id: 'a/b c' }],
  ['POST', 'loans/p-1/return', 'returnBook', { id: 'p-1' }],
  ['HEAD', 'loans/abc', 'loan', { id: 'abc' }],
  ['GET', 'loans/late', 'lateLoans', {}],
  ['GET', 'loans/later', 'loan', { id: 'later' }],
  ['POST', 'loans/p-1:renew', 'renew', { id: 'p-1' }],
  ['GET', 'books/1.5/cover.png', 'cover', { id: '1.5', format: 'png' }],
  ['GET', 'maps/copies/1', 'copies', { kind: 'maps', id: '1' }],
  ['GET', 'books/copies/1', 'bookCopy', { id: '1' }],
])('%s %s is %s', (method, path, operation, params) => {
  expect(find(method, path)).toEqual({ operation, params });
});

test.each([
  ['DELETE', 'loans/abc'],
  ['GET', 'loans/'],
  ['GET', 'loans/%zz'],
  ['GET', 'loans/a/b'],
  ['GET', ''],
  ['get', 'loans'],
  ['PATCH', 'loans/late'],
  ['POST', 'loans/:renew'],
  ['GET', 'books/1/cover'],
])('%s %s is nothing', (method, path) => {
  expect(find(method, path)).toBeUndefined();
});

test.each([
  ['loans', ['GET']],
  ['loans/abc', ['GET', 'PATCH']],
  ['loans/late', ['GET']],
  ['loans/p-1:renew', ['POST']],
  ['boats', []],
])('%s has the methods %j', (path, methods) => {
  expect(methodsAt(path)).toEqual(methods);
});
