import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { looseTexts } from './own-elements.ts';

const isOfApp = (path: string) => path.startsWith('src/') && path.endsWith('.tsx') && !path.includes('.test.');

// Takes five seconds, as it resolves the type of each child of each element.
test('B1: no text of the app is lost when a browser translates the page', { timeout: 60_000 }, () => {
  expect(looseTexts('tsconfig.json', isOfApp)).toEqual([]);
});

test('B1: each text of a message gets an element of its own', () => {
  const providers = globSync('src/**/*.tsx')
    .filter(isOfApp)
    .filter((path) => readFileSync(path, 'utf8').includes('I18nProvider'));
  expect(providers).toEqual(['src/i18n/texts.tsx']);
});

/** What a component returns, and the texts in it that need an element of their own. */
const PLANTED = [
  // Next to a conditional node: React would insert it before a text node that no longer exists.
  ['<p>{busy && <Check />}Call us</p>', ['Call us']],
  ['<p>{busy ? <Check /> : null} {elements}</p>', ['']],
  ['<p>{busy && <Check />}{node}</p>', ['{node}']],
  ['<p>{elements}, Call us</p>', [', Call us']],
  // Next to another node: React may reuse the element for a sibling of the same type, and remove text nodes that no
  // longer exist.
  ['busy ? <p>Call <b>us</b></p> : <p>Write</p>', ['Call']],
  ["<p><b>us</b>{' '}<b>now</b></p>", ["{' '}"]],
  ['<p>Call us {busy && <Check />}</p>', ['Call us']],
  // A changing text: React would write to a text node that no longer exists.
  ['<p>Hello {name}</p>', ['Hello', '{name}']],
  ['<p>{name}{count}</p>', ['{name}', '{count}']],
  ["<p>{busy ? 'Opening' : 'Open'}<b>now</b></p>", ["{busy ? 'Opening' : 'Open'}"]],
  // Without an element: every parent would have to provide one.
  ['<>{name}</>', ['{name}']],
  ['<>Call us</>', ['Call us']],
  ['<Suspense>{name}</Suspense>', ['{name}']],
  ['name', ['name']],
  ['busy ? <p /> : `${name}!`', ['busy ? <p /> : `${name}!`']],
  ['node', ['node']],
  ['<p>{names}</p>', ['{names}']],
  ['<p>{names.map((each) => each)}</p>', ['{names.map((each) => each)}']],
  // Safe.
  ['<p>Call us</p>', []],
  ['<p>{busy && <Check />}<span>Call us</span></p>', []],
  ['<p>{busy && <Check />}{elements}</p>', []],
  ["<p>{busy ? 'Opening' : 'Open'}</p>", []],
  ['<p>{busy && name}</p>', []],
  ['<p>{node}</p>', []],
  ['<p>{/* A reason. */}{name}</p>', []],
  ['<p>{name && <Check />}{names.map((each) => <b key={each}>{each}</b>)}</p>', []],
  ['<p><Trans>Hello {name}</Trans>{busy && <Check />}</p>', []],
  ['elements', []],
] as const;

test('B1: the check finds exactly the planted texts', () => {
  const folder = 'node_modules/.cache/reception/own-elements';
  const head =
    "import { Trans } from '@lingui/react/macro'; import { Suspense, type ReactElement, type ReactNode } from 'react';" +
    "import { Check } from 'lucide-react'; type Elements = ReactElement | readonly Elements[] | '' | false | null;" +
    'declare const busy: boolean, name: string, count: number, names: string[], node: ReactNode, elements: Elements;\n';
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({ extends: '../../../../tsconfig.json', include: ['*.tsx'] }),
  );
  const components = PLANTED.map(([returned], at) => `export const Planted${at} = () => ${returned};`);
  writeFileSync(`${folder}/planted.tsx`, head + components.join('\n'));
  const expected = PLANTED.flatMap(([, loose], at) => loose.map((text) => `planted.tsx:${at + 2} ${text}`));
  expect(looseTexts(`${folder}/tsconfig.json`, () => true)).toEqual(expected);
});
