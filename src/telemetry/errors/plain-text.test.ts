import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { OPERATIONS } from '../../../mocks/generated/operations.ts';
import { placesOf } from './place.ts';
import { plainText } from './plain-text.ts';
import { isOfKnownWords } from './plain-words.ts';

const placeOf = placesOf({
  origin: 'https://app.example.test',
  routes: ['/', '/stay/access', '/stay/product/$id'],
  hosts: ['https://api.example.test', '/api'],
});

describe('what a message keeps (S22, S23)', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
    ["undefined is not an object (evaluating 'e.wifi.password')", "undefined is not an object (evaluating '…')"],
    [
      'Unexpected token \'<\', "<!doctype "... is not valid JSON',
      'Unexpected token \'<\', "<!… "... is not valid JSON',
    ],
    ['Unexpected end of {"lastName":"Kanarienvogel"', 'Unexpected end of {"lastName":"…"'],
    ['No stay for Anna Kanarienvogel', 'No … for …'],
    ['code 909192 was refused', 'code … was refused'],
    ['mail to canary.mail@guest.example failed', '… to … failed'],
    ['call +358407654321 now', 'call …'],
    ['Request failed with status code 404', 'Request failed with status code …'],
    [
      'Failed to fetch dynamically imported module: https://app.example.test/assets/gym-CmX_12-a.js',
      'Failed to fetch dynamically imported module: https://app.example.test/assets/gym-CmX_12-a.js',
    ],
    ['Blocked https://tracker.example/stay?slug=x.', 'Blocked https://….'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=canary for the full message',
      'Minified React error #418',
    ],
    ['At https://app.example.test/stay/access?slug=x!).', 'At https://app.example.test/stay/access!).'],
    ['Blocked http://tracker.example/stay', 'Blocked http://…'],
    ['Blocked(/stay/product/canary)', 'Blocked(…)'],
    ['Anna: Minified React error #418', '…: Minified React error #…'],
    ['No data... for Anna Maria  Kanarienvogel...', 'No data... for …...'],
    ['', ''],
    ['x'.repeat(600), '…'],
    ['data '.repeat(120), 'data '.repeat(100)],
  ])('%s', (message, kept) => {
    expect(plainText(message, placeOf)).toBe(kept);
  });
});

describe('a place', () => {
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
  ])('%s', (address, place) => {
    expect(placeOf(address)).toBe(place);
  });
});

test('every operation of the contract can be told by its name', () => {
  expect(Object.keys(OPERATIONS).filter((name) => !isOfKnownWords(name))).toEqual([]);
});

test('every message that the app reports comes through whole', () => {
  const source = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', 'src/api/generated/**'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const messages = [...source.matchAll(/\breport\(\s*(?:message \?\? )?'([^']+)'|failureReport: .*?'([^']+)'/g)].map(
    ([, told, read]) => told ?? read ?? '',
  );
  expect(messages.length).toBeGreaterThan(12);
  expect(messages.filter((message) => plainText(message, placeOf) !== message)).toEqual([]);
});
