import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { OPERATIONS } from '../../mocks/generated/operations.ts';
import { createAddressScrubber, scrubName, scrubText } from './scrub-text.ts';

const scrubAddress = createAddressScrubber({
  origin: 'https://app.example.test',
  routes: ['/', '/stay/access', '/stay/product/$id'],
  hosts: ['https://api.example.test', '/api'],
});

describe('a message (S22, S23)', () => {
  test.each([
    ['Call failed', 'Call failed'],
    ["Cannot read properties of undefined (reading 'Kanarienvogel')", 'Cannot read properties of undefined'],
    ["undefined is not an object (evaluating 'e.wifi.password')", 'is not an object'],
    ['e.kanarienvogel is not a function', 'is not a function'],
    ['Unexpected token \'<\', "<!doctype "... is not valid JSON', 'Unexpected token'],
    ['Unexpected end of {"lastName":"Kanarienvogel"', '…'],
    ['No stay for Anna Kanarienvogel', '…'],
    ['code 909192 was refused', '…'],
    ['mail to canary.mail@guest.example failed', '…'],
    ['Request failed with status code 404', '…'],
    [
      'Failed to fetch dynamically imported module: https://app.example.test/assets/gym-CmX_12-a.js',
      'Failed to fetch dynamically imported module https://app.example.test/assets/gym-CmX_12-a.js',
    ],
    ['Failed to fetch (canary.example)', 'Failed to fetch'],
    ['Blocked https://tracker.example/stay?slug=x.', '… https://…'],
    ['Blocked http://tracker.example/stay', '… http://…'],
    ['Blocked(/stay/product/canary)', '…'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=canary for the full message',
      'Minified React error #418',
    ],
    ['Anna: Minified React error #418', '…'],
    ['Minified React error #271828', 'Minified React error #271'],
    ['At https://app.example.test/stay/access?slug=x!).', '… https://app.example.test/stay/access'],
    ['', '…'],
    ['x'.repeat(600), '…'],
  ])('%s', (message, kept) => {
    expect(scrubText(message, scrubAddress)).toBe(kept);
  });
});

describe('an element, without labels, ids and classes (S22)', () => {
  test.each([
    ['main > button#canary.canary[aria-label="Code 909192"] > span', 'main > button > span'],
    ['section[title="a > canary"] > button', 'section > button'],
    ['button[aria-label="Code 909192', 'button'],
    ['h1[title="canary"][id="canary"]', 'h1'],
    ['div > button[aria-label="909192"]', 'div > button'],
    ['#button', '…'],
    ['.canary > a', '… > a'],
    ['canary > a', '… > a'],
    ['Canary > button', '… > button'],
    ['Canary div.error', '…'],
    ['a canary', '…'],
  ])('%s', (selector, kept) => {
    expect(scrubText(selector, scrubAddress)).toBe(kept);
  });
});

describe('a call or a page (S22, S23)', () => {
  test.each([
    ['GET https://api.example.test/check-in/canary?x=1', 'GET https://api.example.test/check-in/…'],
    ['PATCH /stay/product/canary', 'PATCH /stay/product/…'],
    ['GET canary', '…'],
    ['GET', 'GET'],
    ['GET /stay canary', 'GET /stay'],
    ['FETCH /stay/product/canary', '… /stay/product/…'],
    ['canary /stay/access', '… /stay/access'],
    ['/stay/product/a canary', '/stay/product/…'],
    ['https://app.example.test/stay/access', 'https://app.example.test/stay/access'],
    ['http://canary.example/a b', 'http://…'],
    ['pageload', 'pageload'],
  ])('%s', (name, kept) => {
    expect(scrubText(name, scrubAddress)).toBe(kept);
  });
});

describe('an address', () => {
  test.each([
    ['/stay/access?slug=canary', '/stay/access'],
    ['/stay/product/canary', '/stay/product/…'],
    ['https://app.example.test/stay/access#canary', 'https://app.example.test/stay/access'],
    ['https://api.example.test/check-in/canary?x=1', 'https://api.example.test/check-in/…'],
    ['/api/customers/canary', '/api/customers/…'],
    ['https://canary.example/canary', 'https://…'],
    ['data:text/plain,canary', 'data://…'],
    ['canary@guest.example', '/…'],
    ['https://[', '…'],
    ['/assets/canary/app-CmX_12-a.js', '/…/…/…'],
    ['/assets/app-CmX_12-a.js', '/assets/app-CmX_12-a.js'],
    ['/stay/assets/app-CmX_12-a.js', '/stay/…/…'],
    ['/assets/app-CmX_12-a.js/canary', '/…/…/…'],
    ['/assets/app-x.js', '/…/…'],
    ['/stay/access?to=https://app.example.test/', '/stay/access'],
  ])('%s', (address, kept) => {
    expect(scrubAddress(address)).toBe(kept);
  });
});

describe('a name', () => {
  test.each([
    ['guestDetails.*.firstName', 'guestDetails.*.firstName'],
    ['guestDetails.*.Kanarienvogel', undefined],
    ['resource.link', 'resource.link'],
    ['ui.slowClickDetected', 'ui.slowClickDetected'],
    ['resource.Kanarienvogel', undefined],
    ['canary.link', undefined],
    ['ui.', undefined],
    ['', undefined],
    [' ', undefined],
  ])('%s', (name, kept) => {
    expect(scrubName(name)).toBe(kept);
  });

  test('of an operation of the contract leaves', () => {
    expect(Object.keys(OPERATIONS).filter((name) => scrubName(name) === undefined)).toEqual([]);
  });
});

test('every message that the app reports to the service leaves whole', () => {
  // Without settings there is no service.
  const exclude = ['**/*.test.*', 'src/api/generated/**', 'src/app/neutral-help.tsx'];
  const source = globSync('src/**/*.{ts,tsx}', { exclude })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const messages = [...source.matchAll(/\breport\(\s*(?:message \?\? )?'([^']+)'|failureReport: .*?'([^']+)'/g)].map(
    ([, reported, read]) => reported ?? read ?? '',
  );
  expect(messages.length).toBeGreaterThan(12);
  expect(messages.filter((message) => scrubText(message, scrubAddress) !== message)).toEqual([]);
});
