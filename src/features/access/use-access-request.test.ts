import { describe, expect, test } from 'vitest';

import { ApiError, ContractError } from '#api/api-error.ts';
import type { Outcome } from '#data/submit.ts';

import { answerOf } from './use-access-request.ts';
import type { Answer } from './use-access-request.ts';

const error = (init: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ code: 'unknown', operation: 'requestAccess', message: '', ...init });
const refused = (init: Parameters<typeof error>[0]): Outcome<void> => ({ kind: 'refused', error: error(init) });
const lost = (init: Parameters<typeof error>[0]): Outcome<void> => ({ kind: 'lost', error: error(init) });

describe('every outcome of a request to a door has an answer of its own (D2)', () => {
  test.each<[string, Outcome<void>, Answer]>([
    ['the green light', { kind: 'sent', response: undefined }, 'accepted'],
    ['no network', { kind: 'offline' }, 'offline'],
    ['another tab asks the same door', { kind: 'busy-elsewhere' }, 'just-used'],
    [
      'a Wi-Fi that wants a sign-in (D7)',
      { kind: 'wifi-sign-in', error: error({ code: 'wifi-sign-in' }) },
      'wifi-sign-in',
    ],
    ['a connection that broke', lost({ code: 'network' }), 'no-answer'],
    ['no answer in time', lost({ code: 'network', message: 'ETIMEDOUT' }), 'no-answer'],
    ['a server that failed', lost({ status: 500 }), 'server-failed'],
    ['a gateway without its server', lost({ status: 502 }), 'server-failed'],
    ['a gateway that waited too long', lost({ status: 504 }), 'server-failed'],
    ['a yes that cannot be read', lost({ status: 201 }), 'server-failed'],
    [
      'a yes of another shape',
      { kind: 'lost', error: new ContractError('requestAccess', 'id', 'invalid_type') },
      'server-failed',
    ],
    [
      'too many attempts by its code (R8-02)',
      refused({ code: 'unit-access-too-many-attempts', status: 429 }),
      'too-many-attempts',
    ],
    ['too many attempts, whoever says so', refused({ status: 429 }), 'too-many-attempts'],
    ['a key that is not valid now', refused({ status: 403 }), 'not-valid'],
    ['a key that the stay has not', refused({ status: 404 }), 'no-key'],
    ['a wrong request', refused({ status: 400 }), 'failed'],
    ['a refusal that nobody knows', refused({ status: 418 }), 'failed'],
  ])('%s', (_, outcome, answer) => expect(answerOf(outcome)).toBe(answer));
});
