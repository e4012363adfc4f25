import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';
import { lostText } from './looks.ts';
import { overflow } from './overflow.ts';

/** Texts of the server that a case replaces on the printed page. */
interface Texts {
  readonly address?: string;
  readonly entrance?: string;
  readonly city?: string;
  readonly number?: string;
  readonly confirmationNumber?: string;
  readonly ssid?: string;
  readonly password?: string;
  readonly phone?: string;
  readonly code?: string;
  readonly sign?: string;
  /** How many times the doors of the stay are repeated. */
  readonly doors?: number;
}

/** Replaces texts in the answers of the server. */
async function write(page: Page, texts: Texts): Promise<void> {
  const { address, entrance = null, city, number, confirmationNumber, ssid, password, phone, code, sign } = texts;
  await page.route('**/api/properties/*', async (route) => {
    const response = await route.fetch();
    const property = await response.json();
    await route.fulfill({ response, json: { ...property, ...(phone && { phone, whatsappNumber: phone }) } });
  });
  await page.route('**/api/check-in/*', async (route) => {
    const response = await route.fetch();
    const stay = await response.json();
    const unit = stay.propertyUnit;
    const wirelessAccessPoint = { ssid: ssid ?? 'Good Night Guest', password: password ?? 'sleep-well-405' };
    const own = address && { address, entrance, city: city ?? 'Helsinki', zipCode: '00130', googleMapsUrl: null };
    const keys: { id: string; name: string; accessType: string; code: string; type: string }[] = stay.propertyKeys;
    const doors = Array.from({ length: texts.doors ?? 1 }, (_, round) =>
      keys.map((key) => ({
        ...key,
        id: `${key.id}-${round}`,
        ...(code && key.accessType === 'code' && { code }),
        ...(sign && { name: sign, type: 'unknown' }),
      })),
    ).flat();
    await route.fulfill({
      response,
      json: {
        ...stay,
        ...(confirmationNumber && { confirmationNumber }),
        propertyKeys: doors,
        propertyUnit: {
          ...unit,
          ...(number && { number }),
          ...(own && { address: own }),
          integrations: { ...unit.integrations, wirelessAccessPoint },
        },
      },
    });
  });
}

/** Texts beyond the edges of the printed page or behind its picture. */
const hiddenOnPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sheet = document.querySelector('.paper-print .paper');
    const picture = sheet?.querySelector('.paper-scene > *')?.getBoundingClientRect();
    const edge = sheet?.getBoundingClientRect();
    if (!sheet || !edge || !picture) return ['no sheet'];
    const found: string[] = [];
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const words = node.textContent?.slice(0, 40);
        const isOut = box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom;
        if (isOut) found.push(`beyond the edge: ${words}`);
        const isBehind =
          box.left < picture.right && box.right > picture.left && box.top < picture.bottom && box.bottom > picture.top;
        if (isBehind) found.push(`behind the picture: ${words}`);
      }
    }
    return found;
  });

/** The width of the picture in millimetres; 0 if it has been dropped to make room. */
const pictureOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const picture = document.querySelector('.paper-print .paper-scene > *');
    return Math.round(((picture?.getBoundingClientRect().width ?? -1) * 25.4) / 96);
  });

const WHOLE_MM = 88;

const TWO = '+358 9 4245 0150 ext. 12, or +358 40 123 4567 at night and on Sundays';
const WORDS = 'Quartier de la Très Longue Avenue du Maréchal de Lattre de Tassigny, Bâtiment C, Escalier 14, Résidence';
const UNBROKEN = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzstraße'.repeat(2);

type Case = readonly [what: string, texts: Texts, picture: 'whole' | 'less' | 'none', sheets?: number];

const HEADS: readonly Case[] = [
  ['texts as usual', {}, 'whole'],
  ['an address of 32 characters', { address: 'Suomenlinnan Länsisatamankatu 40' }, 'less'],
  ['an address of 120 characters', { address: `${WORDS} du Grand Parc 112` }, 'none'],
  ['an address of 138 characters without a space', { address: UNBROKEN }, 'none'],
  ['an address in Chinese', { address: '北京市朝阳区建国门外大街甲十二号新华保险大厦二十五层'.repeat(3) }, 'none'],
  ['an address in Arabic', { address: 'شارع الملك عبد العزيز آل سعود، مبنى رقم مائة وعشرون، الطابق ١٤' }, 'none'],
  ['a long entrance', { address: 'Katu 1', entrance: WORDS }, 'none'],
  ['a long town', { address: 'Road 1', city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' }, 'less'],
  ['a long name of the unit', { number: 'Penthouse Suite with a View of the Old Harbour and the Cathedral' }, 'less'],
];

const PARTS: readonly Case[] = [
  ['a long booking number, a network of words', { confirmationNumber: 'HM-4F9A-'.repeat(10), ssid: WORDS }, 'whole'],
  [
    'a long network, password and phone',
    { ssid: 'Guests'.repeat(9), password: 'p4ss'.repeat(16), phone: TWO },
    'whole',
  ],
  ['codes of 24 characters', { code: '123456789012345678901234' }, 'whole'],
  ['long signs of doors', { sign: `${WORDS} ${UNBROKEN}` }, 'whole', 2],
  ['fifty-five doors', { doors: 5 }, 'whole', 3],
];

/** Opens the page to print and checks that all texts are visible. */
async function expectReadable(page: Page, [what, , picture, sheets = 1]: Case): Promise<void> {
  await page.getByRole('button', { name: 'Your booking' }).click();
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await page.getByRole('switch', { name: 'Print the door codes' }).check();
  const frame = page.getByRole('img', { name: 'How the page will look' });
  await expect(frame).toContainText('Your way in');
  const [outer, inner] = await frame.evaluate((element) =>
    [element, element.firstElementChild].map((each) => each?.getBoundingClientRect().height ?? 0),
  );
  expect(inner, `${what}: the preview shows all of it`).toBeLessThanOrEqual((outer ?? 0) + 1);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(pdf.toString('latin1').match(/\/MediaBox \[/g), what).toHaveLength(sheets);
  await page.emulateMedia({ media: 'print' });
  expect([...(await hiddenOnPaper(page)), ...(await lostText(page)), ...(await overflow(page))], what).toEqual([]);
  const width = await pictureOf(page);
  expect(width === 0 ? 'none' : width < WHOLE_MM ? 'less' : 'whole', what).toBe(picture);
  await page.emulateMedia({ media: null });
}

for (const [part, cases] of Object.entries({ 'its head': HEADS, 'its parts': PARTS }))
  test(`B6 long texts of ${part} in print: none is hidden or cut off, and the picture is dropped if necessary`, async ({
    page,
    visit,
  }) => {
    test.slow(true, 'many pages to print');
    await page.setViewportSize({ width: 1000, height: 1200 });
    for (const each of cases) {
      await page.unrouteAll();
      await write(page, each[1]);
      await visit('/stay?slug=keys-all-types');
      await expectReadable(page, each);
    }
  });
