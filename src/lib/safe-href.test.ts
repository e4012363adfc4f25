import { describe, expect, test } from 'vitest';

import { fc } from '../../tests/support/fast-check.ts';
import { safeHref, safePicture } from './safe-href.ts';
import type { HrefKind } from './safe-href.ts';

const MAPS = [
  'https://www.google.com/maps/search/?api=1&query=Kasarmikatu%2040',
  'https://www.google.com/maps?q=60.16,24.94',
  'https://www.google.com/maps',
  'https://maps.google.com/?q=Kasarmikatu+40',
  'https://maps.app.goo.gl/AbC123',
  'https://goo.gl/maps/AbC123',
];

/** Never a link of any kind. */
const NEVER = [
  '',
  '   ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001https://www.google.com/maps',
  'javascript://www.google.com/maps/%0aalert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'DATA:text/html,x',
  'vbscript:msgbox(1)',
  'blob:https://www.google.com/maps/x',
  'filesystem:https://www.google.com/maps/x',
  'view-source:https://www.google.com/maps',
  'file:///etc/passwd',
  'ftp://www.google.com/maps',
  'ws://www.google.com/maps',
  'http://www.google.com/maps',
  'HTTP://www.google.com/maps',
  '//www.google.com/maps',
  '\\\\www.google.com/maps',
  '/maps',
  'www.google.com/maps',
  'maps',
  '#maps',
  '?q=maps',
  'https:www.google.com/maps',
  'https:/www.google.com/maps',
  'https:///www.google.com/maps',
  'https://',
  'https:\\\\www.google.com/maps',
  'https://www.google.com\\@evil.example/maps',
  'https://www.google.com@evil.example/maps',
  'https://www.google.com:pass@evil.example/maps',
  'https://user@www.google.com/maps',
  'https://:pass@www.google.com/maps',
  'ht\ttps://www.google.com/maps',
  'https://www.goo\tgle.com/maps',
  'https://www.google.com/ma\nps',
  'https://www.google.com/maps\u202e',
  'https://www.\u200bgoogle.com/maps',
  'https://www.google.com/maps\u2028/x',
  'https://www google.com/maps',
  'https://www.google.com:99999/maps',
  'https://[::1/maps',
  'intent://www.google.com/maps#Intent;scheme=https;end',
  'geo:60.16,24.94',
  'tel:+358942450150',
];

/** Links, but not to the map. */
const NOT_MAPS = [
  'https://example.test/',
  'https://google.com/maps',
  'https://www.google.com/',
  'https://www.google.com/url?q=https://evil.example',
  'https://www.google.com/mapsevil',
  'https://www.google.com/maps/../url?q=https://evil.example',
  'https://www.google.com/maps/%2e%2e/url?q=https://evil.example',
  'https://www.google.com//maps',
  'https://goo.gl/AbC123',
  'https://goo.gl/AbC123/maps/',
  'https://www.google.com/url/maps/',
  'https://www.google.com.evil.example/maps',
  'https://evil.example/www.google.com/maps',
  'https://evilmaps.google.com/maps',
  'https://evil.maps.app.goo.gl/x',
  'https://www.google.com./maps',
  'https://www.google.com:8443/maps',
  'https://www.g\u043e\u043egle.com/maps',
  'https://www.xn--ggle-55da.com/maps',
  'https://constructor/maps',
  'https://__proto__/maps',
  'https://127.0.0.1/maps',
];

const KINDS: readonly HrefKind[] = ['link', 'map'];

// Proves S31.
describe('addresses from the server', () => {
  test.each(MAPS)('%j is a map', (raw) => {
    expect(safeHref(raw, 'map')).toBe(new URL(raw).href);
    expect(safeHref(raw, 'link')).toBe(new URL(raw).href);
  });

  test.each([
    ['case does not matter', 'HTTPS://WWW.GOOGLE.COM/maps', 'https://www.google.com/maps'],
    ['spaces around it fall away', ' https://maps.app.goo.gl/x ', 'https://maps.app.goo.gl/x'],
    ['the usual port is no port', 'https://www.google.com:443/maps', 'https://www.google.com/maps'],
    [
      'spaces in a query are encoded',
      'https://maps.google.com/?q=Kasarmikatu 40',
      'https://maps.google.com/?q=Kasarmikatu%2040',
    ],
    ['full-width letters are the letters they mean', 'https://www.ｇoogle.com/maps', 'https://www.google.com/maps'],
  ])('%s', (_, raw, href) => {
    expect(safeHref(raw, 'map')).toBe(href);
  });

  test.each(NEVER)('%j is no link', (raw) => {
    for (const kind of KINDS) expect(safeHref(raw, kind)).toBeNull();
  });

  test.each([null, undefined])('%s is no link', (raw) => {
    for (const kind of KINDS) expect(safeHref(raw, kind)).toBeNull();
  });

  test.each(NOT_MAPS)('%j is no map', (raw) => {
    expect(safeHref(raw, 'map')).toBeNull();
  });

  test('a foreign alphabet shows itself in a plain link', () => {
    expect(safeHref('https://www.g\u043e\u043egle.com/', 'link')).toBe('https://www.xn--ggle-55da.com/');
  });
});

// Proves S31.
describe('addresses of pictures', () => {
  test.each([
    ['/pictures/door.webp', '/pictures/door.webp'],
    ['/', '/'],
    ['https://pictures.example.test/door.webp', 'https://pictures.example.test/door.webp'],
    ['//evil.example/door.webp', null],
    ['/\\evil.example/door.webp', null],
    ['pictures/door.webp', null],
    ['x/pictures/door.webp', null],
    ['http://pictures.example.test/door.webp', null],
    ['data:image/png;base64,AAAA', null],
    ['javascript:alert(1)', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j is drawn from %j', (raw, address) => {
    expect(safePicture(raw)).toBe(address);
  });
});

describe('whatever comes in', () => {
  const pieces = fc.constantFrom(
    'https',
    'http',
    'javascript',
    'data',
    ':',
    '/',
    '//',
    '\\',
    '@',
    '\t',
    '\n',
    ' ',
    '.',
    '?',
    '#',
    'www.google.com',
    'goo.gl',
    'maps',
    'evil.example',
    '%2e',
    '%00',
    '[',
    '\u202e',
  );
  const addresses = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ validSchemes: ['http', 'https', 'ftp'], withQueryParameters: true, withFragments: true }),
    fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 12 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 8 }).map((parts) => `https://${parts.join('')}`),
  );

  test('what comes out is https, without a user, and reads the same again', () => {
    fc.assert(
      fc.property(addresses, fc.constantFrom(...KINDS), (raw, kind) => {
        const href = safeHref(raw, kind);
        if (href === null) return;
        const url = new URL(href);
        expect(href.startsWith('https://')).toBe(true);
        expect([url.protocol, url.username, url.password]).toEqual(['https:', '', '']);
        expect(safeHref(href, kind)).toBe(href);
        const onMap = ['www.google.com', 'maps.google.com', 'maps.app.goo.gl', 'goo.gl'].includes(url.host);
        expect(kind === 'link' || onMap).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
