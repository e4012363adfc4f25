import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { faultLine, faultsOf, jsonSchema } from './check-configuration.ts';
import { readConfiguration } from './configuration.ts';

const EXAMPLE = readFileSync('src/config/config.example.json', 'utf8');

/** The example with one thing wrong. */
function broken(from: string | RegExp, to: string): string {
  const text = EXAMPLE.replace(from, to);
  expect(text).not.toBe(EXAMPLE);
  return text;
}

const lines = (text: string): string[] => faultsOf(text).map((fault) => faultLine('config.json', fault));

/** The paths of a schema whose key nobody explains. */
function unexplained(schema: ReturnType<typeof jsonSchema>, path = ''): string[] {
  const below = Object.entries({
    ...schema.properties,
    ...(schema.additionalProperties ? { '*': schema.additionalProperties } : {}),
  });
  return [
    ...(path === '' || schema.description !== undefined ? [] : [path]),
    ...below.flatMap(([key, each]) => (typeof each === 'boolean' ? [] : unexplained(each, `${path}/${key}`))),
  ];
}

test('the schema says what each key means', () => {
  expect(unexplained(jsonSchema())).toEqual([]);
});

test('the example of the repository is a good configuration, and the schema beside it is the app’s', () => {
  expect(faultsOf(EXAMPLE)).toEqual([]);
  expect(Object.keys(readConfiguration(EXAMPLE).hosts)).toHaveLength(3);
  expect(JSON.parse(readFileSync('src/config/config.schema.json', 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(jsonSchema())),
  );
});

describe('the address of a page of the operator is taken as a browser shows it', () => {
  const withImprint = (address: string) =>
    lines(EXAMPLE.replace('https://nordwind.example/imprint', address)).filter((line) => line.includes('imprint'));
  test.each([
    'https://nordwind.example',
    'https://nordwind.example/',
    'https://nordwind.example/imprint/',
    'https://www.Nordwind.example/en/imprint/index.html',
    'https://nordwind.example:8443/imprint/?lang=en&page=2#owner',
    'https://nordwind.example/@hotel/r%C3%A9gles',
  ])('%s', (address) => {
    expect(withImprint(address)).toEqual([]);
    expect(() => readConfiguration(EXAMPLE.replace('https://nordwind.example/imprint', address))).not.toThrow();
  });

  test.each([
    'http://nordwind.example/imprint',
    'https://anna@nordwind.example/imprint',
    'https://nordwind.example/two words',
    '/api',
    'javascript:alert(1)',
    'nordwind.example/imprint',
  ])('not %s', (address) => {
    expect(withImprint(address)).toEqual([expect.stringContaining('brands.main.imprint must be the https address')]);
  });
});

describe('each fault has its line and its path', () => {
  test.each<[string, string | RegExp, string, string]>([
    ['an address without TLS', 'https://api.nordwind', 'http://api.nordwind', '24 environments.prod.api must be'],
    [
      'an address with a slash at its end',
      'api.nordwind.example"',
      'api.nordwind.example/"',
      '24 environments.prod.api',
    ],
    [
      'an unknown environment',
      '"stage" },',
      '"staging" },',
      '5 hosts.stage.stay.nordwind.example.environment must be one of prod, stage',
    ],
    [
      'an unknown brand',
      '"white-label", "env',
      '"other", "env',
      '6 hosts.stay.harbour.example.brand has no entry in brands: other',
    ],
    ['a number without country code', '+47 22', '22', '11 brands.main.phone must be a number with a country code'],
    ['a missing number', '"phone": "+49 451 555 0112", ', '', '20 brands.white-label.phone is missing'],
    [
      'a missing address',
      /"reception": .*prod.*,\n|"reception": "https:\/\/reception.nordwind.example",\n/,
      '\n',
      '23 environments.prod.reception is missing',
    ],
    ['a misspelt key', '"challenge"', '"challange"', '30 environments.prod.challange is unknown'],
    ['a misspelt key within', '"siteKey"', '"sitekey"', '30 environments.prod.challenge.sitekey is unknown'],
    ['a key written twice', '"staffEmailDomain"', '"hosts": {},\n"staffEmailDomain"', '44 hosts is given twice'],
    [
      'a host with its port',
      'stay.harbour.example":',
      'stay.harbour.example:80":',
      '6 hosts.stay.harbour.example:80 must be a lower-case host',
    ],
    ['a development host', '"stay.harbour.example":', '"wl.localhost":', '6 hosts.wl.localhost is built in'],
    [
      'an environment that the file does not have',
      '"environment": "stage"',
      '"environment": "dukenukem"',
      '5 hosts.stage.stay.nordwind.example.environment has no entry in environments: dukenukem',
    ],
    [
      'no address for the brand of a host',
      ', "white-label": "https://book.harbour.example"',
      '',
      '26 environments.prod.booking has no address for white-label, the brand of stay.harbour.example',
    ],
    ['a secret key', '0x4AAAAAAA-nordwind', 'sk_live_1', '30 environments.prod.challenge.siteKey must be a public key'],
    [
      'a chat with a path',
      'https://chat.nordwind.example',
      'https://chat.nordwind.example/x',
      '31 environments.prod.messenger.origin must be an https address without a path',
    ],
    ['a DSN without key', 'abc123@', '', '33 environments.prod.sentry.dsn must be a DSN'],
    [
      'a path where only the API may have one',
      'https://reception.nordwind.example',
      '/api',
      '25 environments.prod.reception must be an https address',
    ],
    ['a contact that is no address', 'mailto:privacy@', 'privacy@', '15 brands.main.contact must start with mailto:'],
    ['a long name of support', '"Solveig"', '"Solveig Solveig Solveig"', '13 brands.main.helper must have 1 to 20'],
    [
      'a brand of no kind',
      '"helper": "Solveig"',
      '"kind": "third"',
      '13 brands.main.kind must be one of main, white-label',
    ],
    [
      'support at no time of day',
      '"helper": "Solveig"',
      '"supportHours": { "from": "8:00", "to": "20:00", "timezone": "Europe/Oslo" }',
      '13 brands.main.supportHours.from must be a time of day, such as 07:00',
    ],
    [
      'support in an unknown time zone',
      '"helper": "Solveig"',
      '"supportHours": { "from": "08:00", "to": "20:00", "timezone": "Europe/Olso" }',
      '13 brands.main.supportHours.timezone must be a time zone',
    ],
    [
      'support hours without an end',
      '"helper": "Solveig"',
      '"supportHours": { "from": "08:00", "timezone": "Europe/Oslo" }',
      '13 brands.main.supportHours.to is missing',
    ],
    ['a brand without a name', '"Harbour"', '""', '20 brands.white-label.name must have 1 to 40'],
    ['a brand with a blank name', '"Harbour"', '"   "', '20 brands.white-label.name must have 1 to 40 visible'],
    [
      'a name that turns words around',
      '"Solveig"',
      '"Sol\\u202eveig"',
      '13 brands.main.helper must have 1 to 20 visible',
    ],
    [
      'a brand whose key leads out of the release',
      '    "white-label": { "name"',
      '    "../x": { "name": "X", "phone": "+49 451 555 0112", "whatsapp": "+49 451 555 0112" },\n"white-label": { "name"',
      '20 brands.../x must be of lower-case letters, digits and hyphens',
    ],
    [
      'a brand whose key every object has',
      '    "white-label": { "name"',
      '    "__proto__": { "name": "X", "phone": "+49 451 555 0112", "whatsapp": "+49 451 555 0112" },\n"white-label": { "name"',
      '20 brands.__proto__ must be of lower-case letters',
    ],
    ['an unknown key that every object has', '"staffEmailDomain"', '"constructor"', '44 constructor is unknown'],
    [
      'a guest address of another brand',
      '"guest": { "main": "https://stay.nordwind.example"',
      '"guest": { "main": "https://stay.harbour.example"',
      '27 environments.prod.guest.main must be on a host of this file with the brand main',
    ],
    [
      'a guest address that is no host of the app',
      '"white-label": "https://stay.harbour.example"',
      '"white-label": "https://stay.habour.example"',
      '27 environments.prod.guest.white-label must be on a host of this file',
    ],
    [
      'a chat on a host of the app, whose page could read what the app stores',
      'https://chat.nordwind.example',
      'https://stay.nordwind.example',
      '31 environments.prod.messenger.origin must be a host of its own',
    ],
    ['no host', /"hosts": \{[^]*?\n {2}\},/, '"hosts": {},', '3 hosts must name a host'],
    ['a broken bracket', '"hosts": {', '"hosts": [', '4 is not JSON'],
  ])('%s', (_, from, to, line) => {
    expect(lines(broken(from, to)).join('\n')).toContain(`config.json:${line}`);
  });

  test.each([
    ['', '1 is not JSON'],
    ['<!doctype html>', '1 is not JSON'],
    ['[]', '1 must be of type object'],
    ['null', '1 must be of type object'],
    ['{}', '1 hosts is missing'],
  ])('%j instead of a configuration', (text, line) => {
    expect(lines(text)[0]).toContain(`config.json:${line}`);
  });

  test('more than 4 KB is too much for a guest’s first load', () => {
    expect(lines(EXAMPLE + ' '.repeat(4_096 - Buffer.byteLength(EXAMPLE)))).toEqual([]);
    expect(lines(EXAMPLE + ' '.repeat(4_097 - Buffer.byteLength(EXAMPLE)))).toEqual([
      'config.json:1 4097 bytes, at most 4096',
    ]);
  });

  test('all of them are reported, by line', () => {
    const text = broken('+47 22', '22').replace('"challenge"', '"challange"').replace('https://api.n', 'http://api.n');
    expect(faultsOf(text).map(({ line }) => line)).toEqual([11, 24, 30]);
  });
});

test('a page starts with keys it does not know: a newer file must not stop an older build after a rollback', () => {
  const newer = broken('"staffEmailDomain"', '"lights": { "dim": true },\n  "staffEmailDomain"');
  expect(readConfiguration(newer)).toEqual(readConfiguration(EXAMPLE));
  expect(lines(newer)).toEqual(['config.json:44 lights is unknown']);
});

describe('npm run check-config', () => {
  const check = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/check-config.ts', ...args], {
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  test('says of a good file only what is off', () => {
    const file = 'src/config/config.example.json';
    const stdout = `${file}: environments.stage has no analytics, messenger, plan, sentry: off\n`;
    expect(check(file)).toEqual({ status: 0, stdout, stderr: '' });
  });

  test.each([
    [
      'a text nobody can read',
      { colours: { light: { ink: '#f6f3ec' } } },
      'light: --ink on --paper has 1.0:1, at least 4.5:1',
    ],
    [
      'a button nobody can read',
      { colours: { dark: { danger: '#ffaaaa' } } },
      'dark: white on --danger has 1.8:1, at least',
    ],
    [
      'a field nobody can see',
      { colours: { light: { edge: '#f0f0f0' } } },
      'light: --edge on --card has 1.1:1, at least 3:1',
    ],
    ['a colour of no name', { colours: { light: { primary: '#000000' } } }, 'light.primary is no colour of'],
    ['a sign that is not there', { sign: 'no-such.svg' }, 'brands.main.sign: there is no file'],
    ['a sign that is no picture', { sign: 'script.svg' }, 'script.svg must be an SVG without scripts'],
  ])('finds %s', (_, more, line) => {
    const folder = mkdtempSync(join(tmpdir(), 'reception-brand-'));
    const { brands, ...rest } = JSON.parse(EXAMPLE) as { brands: Record<string, object> };
    const main = { ...brands['main'], ...more };
    writeFileSync(join(folder, 'config.json'), JSON.stringify({ ...rest, brands: { ...brands, main } }));
    writeFileSync(join(folder, 'script.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const { status, stdout } = check(join(folder, 'config.json'));
    rmSync(folder, { recursive: true });
    expect([status, stdout]).toEqual([1, expect.stringContaining(line)]);
  });

  test('ends with 1 and a line for each fault', () => {
    const { status, stdout } = check('package.json');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^package\.json:1 hosts is missing$/m);
    expect(stdout).toMatch(/^package\.json:2 name is unknown$/m);
  });

  test.each([[[]], [['no-such-file.json']], [['a', 'b']]])('ends with 2 for %j, without a stack', (args) => {
    const { status, stderr } = check(...args);
    expect(status).toBe(2);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
