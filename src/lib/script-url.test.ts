import { beforeEach, describe, expect, test, vi } from 'vitest';

const CARDS = 'https://pay.datatrans.com/upp/payment/js/secure-fields-2.0.0.min.js';

const OTHERS = [
  '',
  '/',
  'sw.js',
  '/sw.js?x',
  '/sw.js#x',
  '//evil.example/sw.js',
  '/other.js',
  '/assets/app.js',
  'https://evil.example/sw.js',
  'https://challenges.cloudflare.com/turnstile/v0/api.js',
  'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=x',
  'http://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  'https://challenges.cloudflare.com.evil.example/turnstile/v0/api.js?render=explicit',
  `${CARDS}?x`,
  `${CARDS}?retry=1x`,
  'https://evil.example/?retry=1',
  'https://pay.datatrans.com/upp/payment/js/secure-fields-1.0.0.js',
  'https://pay.datatrans.com@evil.example/upp/payment/js/secure-fields-2.0.0.min.js',
  'https://widget.intercom.io/widget/app',
  'data:text/javascript,alert(1)',
  'blob:https://app.example.test/1',
  'javascript:alert(1)',
  'https://js.intercomcdn.com/x.js',
];

/** A browser's Trusted Types: a policy of a name is made once. */
function trustedTypes() {
  const createPolicy = vi.fn<(name: string, rules: { createScriptURL: (url: string) => string }) => object>(
    (_name, rules) => {
      if (createPolicy.mock.calls.length > 1) throw new TypeError('Policy exists');
      return rules;
    },
  );
  return { createPolicy };
}

let lib: typeof import('./script-url.ts');

describe.each(['with Trusted Types', 'without them'])('S3 the addresses of scripts, %s', (name) => {
  beforeEach(async () => {
    vi.resetModules();
    vi.stubGlobal('receptionPolicy', undefined);
    vi.stubGlobal('trustedTypes', name === 'with Trusted Types' ? trustedTypes() : undefined);
    lib = await import('./script-url.ts');
  });

  test('the worker and the challenge are let through, the card provider once it is configured', () => {
    expect(lib.scriptUrl('/sw.js')).toBe('/sw.js');
    expect(lib.scriptUrl(lib.CHALLENGE_LOADER)).toBe(lib.CHALLENGE_LOADER);
    expect(() => lib.scriptUrl(CARDS)).toThrow(TypeError);
    lib.allowCardLoader(CARDS);
    expect(lib.scriptUrl(CARDS)).toBe(CARDS);
    expect(lib.scriptUrl(`${CARDS}?retry=1`)).toBe(`${CARDS}?retry=1`);
  });

  test.each(OTHERS)('%j is not', (address) => {
    lib.allowCardLoader(CARDS);
    expect(() => lib.scriptUrl(address)).toThrow(TypeError);
  });
});

test('the policy has the one name that the content policy allows', async () => {
  vi.resetModules();
  vi.stubGlobal('receptionPolicy', undefined);
  const types = trustedTypes();
  vi.stubGlobal('trustedTypes', types);
  const { scriptUrl } = await import('./script-url.ts');
  scriptUrl('/sw.js');
  scriptUrl('/sw.js');
  expect(types.createPolicy.mock.calls.map(([policy]) => policy)).toEqual(['app']);
});
