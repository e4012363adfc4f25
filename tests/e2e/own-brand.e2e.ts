import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { findBrowser } from '../../tools/browser.ts';
import { Deployment, expect, test } from './deployment.ts';

const SLUG = 'stay-started';

/** An operator that has made everything its own, with two brands under keys of its choice. */
const FJORD = {
  hosts: {
    'stay.fjord.test': { brand: 'fjord', environment: 'prod' },
    'stay.fjell.test': { brand: 'fjell', environment: 'prod' },
  },
  brands: {
    fjord: {
      name: 'Fjord Stays',
      phone: '+47 22 55 50 123',
      whatsapp: '+47 405 55 0123',
      helper: 'Ingrid',
      sign: 'fjord.svg',
      colours: { light: { accent: '#7a1f5c', tint: '#f6e6f0' } },
      controller: 'Fjord Stays AS, Bryggen 1, Bergen',
      contact: 'mailto:privacy@fjord.test',
      imprint: 'https://fjord.test/imprint',
      terms: 'https://fjord.test/terms',
      privacy: 'https://fjord.test/privacy',
    },
    fjell: { kind: 'white-label', name: 'Fjell Inn', phone: '+47 22 55 50 124', whatsapp: '+47 405 55 0124' },
  },
  environments: {
    prod: {
      api: 'https://api.fjord.test',
      reception: 'https://team.fjord.test',
      booking: { fjord: 'https://book.fjord.test', fjell: 'https://book.fjell.test' },
      guest: { fjord: 'https://stay.fjord.test', fjell: 'https://stay.fjell.test' },
    },
  },
};
const SAMPLES = /\b(?:Reception|Harbour|Bob)\b/;

let folder: string;
const at = (...names: string[]): string => join(folder, ...names);

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reception-operator-'));
  writeFileSync(at('config.json'), JSON.stringify(FJORD));
  writeFileSync(
    at('fjord.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 9 4 0l5 9z"/></svg>',
  );
  execFileSync('node', ['tools/deploy-files.ts', '--config', at('config.json'), '--out', at('out')]);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test('an operator brands the app with a file: the deployed files contain no sample brand', () => {
  const files = readdirSync(at('out'), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && !/\.(br|gz|png|woff2)$/.test(each.name))
    .map((each) => join(each.parentPath, each.name));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => SAMPLES.test(readFileSync(file, 'utf8')))).toEqual([]);
  // No search reads what a picture shows.
  expect(readdirSync(at('out/site'))).not.toContain('screenshots');
});

test('an operator brands the app with a file: pages, manifest, calendar file and print show no sample brand', async () => {
  const { deployment, stop } = await Deployment.start();
  deployment.serve(at('out/site'));
  const own = findBrowser();
  const rules = Object.keys(FJORD.hosts).map((host) => `MAP ${host} ${new URL(deployment.origin).host}`);
  const browser = await chromium.launch({ ...own, args: [...own.args, `--host-resolver-rules=${rules.join(',')}`] });
  const page = await browser.newPage({ locale: 'en-GB', bypassCSP: true });
  await page.route(/^https:\/\/api\./, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    // The fake backend answers pages of this computer only.
    const headers = { ...request.headers(), origin: deployment.origin };
    const response = await route.fetch({ url: `${deployment.origin}/api${pathname}${search}`, headers });
    return route.fulfill({ response, headers: { ...response.headers(), ...cors } });
  });
  const open = async (path: string, host = 'stay.fjord.test') => {
    await page.goto(`http://${host}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.content()).not.toMatch(SAMPLES);
  };
  await open(`/stay?slug=${SLUG}`);
  await expect(page).toHaveTitle(/^Fjord Stays/);
  await expect(page.getByRole('link', { name: 'Ask Ingrid' }).first()).toBeVisible();
  const sign = await page.request.get(`${deployment.origin}/icons/own-fjord.svg`);
  expect([sign.status(), await page.content()]).toEqual([200, expect.stringContaining('src="/icons/own-fjord.svg"')]);
  const colour = (name: string) =>
    page.evaluate((each) => getComputedStyle(document.documentElement).getPropertyValue(each), name);
  expect([await colour('--accent'), await colour('--paper')]).toEqual(['#7a1f5c', '#f6f3ec']);
  await expect(page.getByRole('link', { name: 'Legal notice' })).toHaveAttribute('href', 'https://fjord.test/imprint');
  await open('/privacy');
  await expect(page.getByText('Fjord Stays AS, Bryggen 1, Bergen')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask about privacy' })).toHaveAttribute(
    'href',
    'mailto:privacy@fjord.test',
  );
  await expect(page.getByRole('link', { name: 'Terms' })).toHaveCount(2);
  await open(`/stay/access?slug=${SLUG}`);
  const manifest = await (await page.request.get(`${deployment.origin}/fjord.webmanifest`)).json();
  expect(manifest).toMatchObject({
    name: 'Fjord Stays',
    icons: expect.arrayContaining([expect.objectContaining({ src: '/icons/own-fjord-192.png' })]),
  });
  await open(`/stay?slug=${SLUG}`);
  await page.getByRole('button', { name: 'Your booking' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).first().click(),
  ]);
  const event = readFileSync(await file.path(), 'utf8');
  expect(event).toContain('PRODID:-//Fjord Stays//Stay//EN');
  expect(event).not.toMatch(/reception|harbour|bob/i);
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.getByText('Fjord Stays').last()).toBeVisible();
  expect(await page.content()).not.toMatch(SAMPLES);

  await open('/stay?slug=white-label-stay', 'stay.fjell.test');
  await expect(page).toHaveTitle(/^Fjell Inn/);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'white-label');
  await expect(page.getByText('Ingrid')).toHaveCount(0);
  await browser.close();
  await stop();
});
