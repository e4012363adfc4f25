import { describe, expect, test } from 'vitest';

import { fc } from '../../tests/support/fast-check.ts';
import { ApiError, isNotFound } from './api-error.ts';
import { NoResponse, readBody, toApiError } from './response.ts';

const CALL = { operation: 'requestAccess' };

const JSON_TYPE = { 'content-type': 'application/json' };

/** What a call is refused with whose answer has this text. */
function refused(status: number, text: string, headers: Record<string, string> = JSON_TYPE): ApiError {
  try {
    readBody({ status, headers, text }, CALL);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('It was read, or not refused by the one error type');
}
const mapped = (status: number, body: unknown): ApiError => refused(status, JSON.stringify(body) ?? '');
const entries = (...errors: unknown[]) => ({ errors });

describe('the code of the first entry decides (R8-01 to R8-04)', () => {
  test.each([
    ['TOO_MANY_REMOTE_UNLOCK_ATTEMPTS', 'unit-access-too-many-attempts'],
    ['WRONG_VERIFICATION_CODE', 'wrong-verification-code'],
    ['FOO', 'unknown'],
    ['NOT_FOUND', 'unknown'],
    ['', 'unknown'],
    ['too_many_remote_unlock_attempts', 'unknown'],
    ['constructor', 'unknown'],
    ['__proto__', 'unknown'],
    ['toString', 'unknown'],
    [5, 'unknown'],
    [null, 'unknown'],
    [{ toString: 1, valueOf: 1 }, 'unknown'],
  ])('server code %j is %s', (code, expected) => {
    expect(mapped(400, entries({ code, message: 'm' })).code).toBe(expected);
  });

  test('a second entry does not count', () => {
    const error = mapped(
      400,
      entries(
        { code: 'FOO', message: 'first', data: 1 },
        { code: 'WRONG_VERIFICATION_CODE', message: 'second', data: 2 },
      ),
    );
    expect(error).toMatchObject({ code: 'unknown', message: 'first', data: 1 });
  });
});

describe('it carries code, server message, data, status and operation (R8-07, R8-49, R8-57)', () => {
  test('all of them', () => {
    const error = mapped(
      429,
      entries({ code: 'TOO_MANY_REMOTE_UNLOCK_ATTEMPTS', message: 'Slow down', data: { seconds: 60 } }),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: 'ApiError',
      code: 'unit-access-too-many-attempts',
      message: 'Slow down',
      data: { seconds: 60 },
      status: 429,
      operation: 'requestAccess',
    });
  });

  test.each([
    ['absent', { code: 'FOO', message: 'm' }],
    ['null', { code: 'FOO', message: 'm', data: null }],
  ])('data is null when %s', (_, entry) => {
    expect(mapped(400, entries(entry)).data).toBeNull();
  });

  test('a missing or invalid message is tolerated', () => {
    expect(mapped(400, entries({ code: 'FOO' })).message).toBe('');
    expect(mapped(400, entries({ code: 'FOO', message: { toString: 1 } })).message).toBe('');
  });
});

describe('no answer is a network error (R8-05)', () => {
  test.each([
    ['ERR_NETWORK', 'ERR_NETWORK'],
    ['ETIMEDOUT', 'ETIMEDOUT'],
    ['ERR_CANCELED', 'ERR_CANCELED'],
    [undefined, 'No answer'],
  ])('%s', (code, message) => {
    expect(toApiError(new NoResponse(code), CALL)).toMatchObject({
      code: 'network',
      message,
      status: undefined,
      data: null,
      operation: 'requestAccess',
    });
  });
});

describe('anything else is unknown (R8-06)', () => {
  test.each<[string, unknown]>([
    ['an exception that is no HTTP error', new TypeError('x is not a function')],
    ['a thrown text', 'oops'],
    ['a thrown null', null],
    ['a thrown undefined', undefined],
  ])('%s', (_, thrown) => {
    expect(toApiError(thrown, CALL)).toMatchObject({ code: 'unknown', status: undefined, data: null });
  });

  test('a successful answer that is not JSON or too long is an error (S40)', () => {
    const read = (text: string) => readBody({ status: 200, headers: JSON_TYPE, text }, CALL);
    const ofLength = (length: number) => JSON.stringify('x'.repeat(length - 2));
    expect(read(ofLength(2_000_000))).toHaveLength(1_999_998);
    expect(refused(200, ofLength(2_000_001))).toMatchObject({ code: 'unknown', status: 200 });
    expect(refused(200, '{"slug":"ab')).toMatchObject({ code: 'unknown', status: 200 });
    expect(refused(200, '{}', { 'content-type': 'text/plain' })).toMatchObject({ code: 'unknown', status: 200 });
    expect(refused(200, '{}', {})).toMatchObject({ code: 'unknown', status: 200 });
  });

  test.each<[string, unknown]>([
    ['no body', undefined],
    ['null', null],
    ['a text', 'Internal Server Error'],
    ['a list', []],
    ['no error list', {}],
    ['an error list that is none', { errors: 'x' }],
    ['an empty error list', { errors: [] }],
    ['an entry that is none', { errors: [null] }],
    ['an entry without a code', { errors: [{ message: 'm' }] }],
    ['a list of texts', { errors: ['WRONG_VERIFICATION_CODE'] }],
  ])('a body that is %s; the status stays', (_, body) => {
    expect(mapped(503, body)).toMatchObject({ code: 'unknown', status: 503, data: null });
  });

  test('whatever a server sends, one error of the one type comes out (S42)', () => {
    const body = fc.oneof(
      fc.anything(),
      fc.record({
        errors: fc.array(
          fc.oneof(fc.anything(), fc.record({ code: fc.anything(), message: fc.anything(), data: fc.anything() })),
        ),
      }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 400, max: 599 }).filter((status) => status !== 511),
        body,
        (status, data) => {
          const error = mapped(status, data);
          expect(['unit-access-too-many-attempts', 'wrong-verification-code', 'unknown']).toContain(error.code);
          expect(error.status).toBe(status);
          expect(typeof error.message).toBe('string');
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a Wi-Fi that wants the guest to sign in answers in place of the server (D7)', () => {
  const HTML = { 'content-type': 'text/html; charset=utf-8' };
  const PAGE = '<!doctype html><title>Welcome</title><form action="/login">';

  test.each<[string, number, string, Record<string, string>]>([
    ['its page', 200, PAGE, HTML],
    [
      'its page, in capitals',
      200,
      '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN"><HTML>',
      { 'content-type': 'TEXT/HTML' },
    ],
    ['its page, without a type', 200, `\r\n ${PAGE}`, {}],
    ['its page, called JSON', 200, PAGE, JSON_TYPE],
    [
      'its page, called text',
      200,
      '<html><meta http-equiv="refresh" content="0;url=http://wifi.example/">',
      {
        'content-type': 'text/plain',
      },
    ],
    ['its page as XHTML', 200, '<?xml version="1.0"?><html/>', { 'content-type': 'application/xhtml+xml' }],
    ['a script that leads there', 200, '<script>location="http://wifi.example/"</script>', {}],
    ['an empty page', 200, '', HTML],
    ['its page with another status of success', 203, PAGE, HTML],
    ['a redirect that the browser did not follow', 0, '', {}],
    ['a redirect', 302, '', { location: 'http://wifi.example/' }],
    ['a redirect with a body', 307, PAGE, HTML],
    ['a redirect to another page with GET', 303, '', {}],
    ['the status for it', 511, PAGE, HTML],
    ['the status for it, in JSON', 511, '{"login":"http://wifi.example/"}', JSON_TYPE],
  ])('%s', (_, status, text, headers) => {
    expect(refused(status, text, headers)).toMatchObject({ code: 'wifi-sign-in', status: undefined, data: null });
  });

  test.each<[string, number, string, Record<string, string>]>([
    ['a page of a gateway', 502, PAGE, HTML],
    ['a page that says not found', 404, PAGE, HTML],
    ['a page that says forbidden', 403, PAGE, HTML],
    ['a page of this app, by a mistake of the server', 200, '<!doctype html><meta name="build" content="a1">', HTML],
    ['no body', 204, '', {}],
    ['an empty answer', 200, '', JSON_TYPE],
    ['half an answer', 200, '{"slug":"<html', JSON_TYPE],
    ['a text', 200, 'OK', { 'content-type': 'text/plain' }],
  ])('no Wi-Fi: %s', (_, status, text, headers) => {
    expect(refused(status, text, headers)).toMatchObject({ code: 'unknown', status });
  });
});

test('only status 404 means that the thing does not exist (R8-57)', () => {
  expect(isNotFound(mapped(404, entries({ code: 'NOT_FOUND', message: 'm' })))).toBe(true);
  expect(isNotFound(mapped(404, ''))).toBe(true);
  expect(isNotFound(mapped(410, ''))).toBe(false);
  expect(isNotFound(mapped(500, entries({ code: 'NOT_FOUND', message: 'm' })))).toBe(false);
  expect(isNotFound({ status: 404 })).toBe(false);
  expect(isNotFound(undefined)).toBe(false);
});
