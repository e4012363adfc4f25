import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { readModule } from '../tests/architecture/modules.ts';
import { framed } from './reference/frame.ts';
import { importsPage, mermaidOf, readImportGraph } from './reference/imports.ts';
import { printOutcome, run } from './run.ts';

const FOLDER = 'reference';
const PARTS = 'tools/reference/parts';

/** Parts that show nothing by themselves, or hold a whole page. */
const NOT_SHOWN = [
  'app-frame',
  'full-screen',
  'headline',
  'pinned-action',
  'screen-reader',
  'summary-columns',
  'when-near',
];

/** The one file that Redoc would fetch, for its own sign; without a network its place stays empty. */
const SIGN_OF_REDOC = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg';

const INDEX = framed(
  'Reception: reference',
  `<h1>Reception: reference</h1>
<p>Made from the code by <code>npm run reference</code>. The README tells how the parts fit together.</p>
<ul class="cards">
<li><a href="api.html"><strong>The API</strong><span>Every call of the contract, with its fields, errors and examples.</span></a></li>
<li><a href="control.html"><strong>The control API</strong><span>How testers steer the fake backend: worlds, clock, faults, calls.</span></a></li>
<li><a href="parts/index.html"><strong>The parts of the interface</strong><span>Every part of src/ui in its states, both brands, light and dark.</span></a></li>
<li><a href="imports.html"><strong>Who imports whom</strong><span>The rooms of src, drawn from the imports of the code.</span></a></li>
</ul>`,
);

/** The files of `src/ui` that the page of the parts does not import. */
function missingParts(): string[] {
  const shown = new Set(
    globSync(`${PARTS}/*.tsx`).flatMap((path) =>
      readModule(path, readFileSync(path, 'utf8')).imports.map(({ target }) => target),
    ),
  );
  return globSync('src/ui/*.tsx', { exclude: ['**/*.test.tsx'] }).filter(
    (path) => !shown.has(path) && !NOT_SHOWN.some((name) => path === `src/ui/${name}.tsx`),
  );
}

async function step(name: string, command: string, args: readonly string[]): Promise<boolean> {
  const outcome = await run(command, args);
  printOutcome(name, outcome);
  return outcome.ok;
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);

/** Makes the page of a document; it loads nothing from elsewhere. */
async function apiPage(name: string, api: string, page: string): Promise<boolean> {
  const isDone = await step(name, 'redocly', ['build-docs', api, '-o', page, '--inlineBundle']);
  if (isDone) writeFileSync(page, readFileSync(page, 'utf8').replaceAll(SIGN_OF_REDOC, 'data:,'));
  return isDone;
}

const areApisDone = [
  await apiPage('the API', 'guest', `${FOLDER}/api.html`),
  await apiPage('the control API', 'control', `${FOLDER}/control.html`),
].every(Boolean);
const arePartsDone = await step('the parts', 'vite', ['build', PARTS, '--outDir', `${process.cwd()}/${FOLDER}/parts`]);

const graph = readImportGraph();
writeFileSync(`${FOLDER}/imports.html`, framed('Who imports whom', importsPage(graph)));
writeFileSync(`${FOLDER}/imports.mmd`, mermaidOf(graph));
writeFileSync(`${FOLDER}/index.html`, INDEX);

const missing = missingParts();
for (const path of missing) console.log(`${path} is not on the page of the parts: add it in ${PARTS}`);
console.log(`${FOLDER}/index.html`);
process.exitCode = areApisDone && arePartsDone && missing.length === 0 ? 0 : 1;
