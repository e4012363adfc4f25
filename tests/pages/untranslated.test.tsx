import { MEMBER_SCREENS, SCREENS } from '../e2e/screens.ts';
import { expect, page, test } from './fixtures.tsx';
import { signInAs } from './sign-in-as.ts';

/** Texts that are not translated: names, codes, texts of the server, and texts that are the same everywhere. */
const NOT_OURS =
  /^(Reception|Harbour Suites|WhatsApp|English|Dansk|Deutsch|Eesti|Español|Italiano|Nederlands|Norsk|Suomi|Ελληνικά|N\/A)$|Kitchen, Washing machine|^(Be picked up at the airport|All museums, one card|Lunch for the park|Packed and ready when you leave the house\.)$|^Porridge, eggs|^Cardamom buns|^Free weights|^Basement, second|^Show the pass at the desk\.$|^One more room, one more view\.$|^Two-bedroom apartment$|^(How do I|How does the|When do I|Can I change|Codes and|Times and|Type the code|Turn the left|Check out by|Yes, as long|Times: yes, under)/;

/** Texts of the server on pages of members. */
const SERVER_WORDS = /bigger apartment|at no extra cost|gym around the corner|under Extras|at the desk of the gym/;

/** Plain texts on the page that did not come through the catalog: the pseudo-locale puts accents on every message. */
function untranslated(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (element?.closest('[translate="no"], script, style, noscript, dd, option')) continue;
    // Two plain lower-case words in a row are an untranslated sentence.
    if (/\b[a-z]{3,} [a-z]{3,}\b/.test(text) && !NOT_OURS.test(text)) found.push(text);
  }
  return found;
}

/** The page and its answers are there. */
async function expectWhole(): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.poll(() => document.querySelector("main [aria-busy='true']")).toBeNull();
}

test.for(SCREENS)('%s has no word that cannot be translated', async (screen, { visit }) => {
  localStorage.setItem('locale', 'pseudo');
  await visit(screen, { locale: 'pseudo' });
  await expectWhole();
  expect(document.body.textContent, 'it is in that language').toMatch(/[áéíóúñçšžåøüöä]/i);
  expect(untranslated()).toEqual([]);
});

test('no screen of a member has a text that cannot be translated', async ({ visit }) => {
  await signInAs(visit, 'consent-not-given');
  localStorage.setItem('locale', 'pseudo');
  for (const screen of MEMBER_SCREENS) {
    await visit(screen, { locale: 'pseudo' });
    await expectWhole();
    expect(
      untranslated().filter((text) => !SERVER_WORDS.test(text)),
      screen,
    ).toEqual([]);
  }
});
