import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { readModule } from '../tests/architecture/modules.ts';
import { importsPage, mermaidOf, readImportGraph } from './reference/imports.ts';
import { printOutcome, run } from './run.ts';

const FOLDER = 'reference';
const PARTS = 'tools/reference/parts';

/** Components without visible output, or that fill a whole page. */
const NOT_SHOWN = [
  'app-frame',
  'full-screen',
  'headline',
  'pinned-action',
  'screen-reader',
  'field-frame',
  'when-near',
];

/** The only file that Redoc would fetch. */
const REDOC_LOGO = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg';

/** The style of the plain pages: colours of the main brand, in both schemes. */
const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#f6f3ec, #12140e); --card: light-dark(#fffdf8, #1c1f17);
  --ink: light-dark(#1e211b, #f3f0e6); --soft: light-dark(#5a5f53, #aeb2a2); --line: light-dark(#e6e0d3, #2d3125);
  --accent: light-dark(#34502d, #b4cf9a); --warn: light-dark(#a8452a, #f0a07e); }
body { margin: 0 auto; max-width: 1200px; padding: 40px 20px 80px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 30px; line-height: 1.15; margin: 0 0 8px; } h2 { font-size: 20px; margin: 48px 0 4px; }
p { max-width: 65ch; margin: 0 0 16px; color: var(--soft); } a { color: inherit; }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
pre { overflow: auto; padding: 16px; max-height: 360px; background: var(--card); border-radius: 14px; }
.wide { overflow-x: auto; } svg { display: block; min-width: 900px; width: 100%; }
.arc { fill: none; stroke: var(--accent); opacity: .34; } .arc:hover { opacity: 1; } .wrong { stroke: var(--warn); }
.layer { fill: var(--accent); } text { fill: var(--ink); font-size: 15px; font-weight: 600; text-anchor: middle; }
text.soft { fill: var(--soft); font-size: 13px; font-weight: 400; }
table { border-collapse: collapse; font-size: 14px; } th { font-weight: 600; text-align: start; }
.matrix td { width: 58px; height: 34px; text-align: center; border: 1px solid var(--line); font-variant-numeric: tabular-nums; }
.matrix th { padding: 4px 8px; } .matrix thead th { text-align: center; } .matrix thead td { border: 0; }
.self { background: var(--line); } .some { background: color-mix(in srgb, var(--accent) calc(var(--share) * 45%), transparent); }
.features th, .features td { padding: 8px 16px 8px 0; vertical-align: top; border-bottom: 1px solid var(--line); }
.features td { color: var(--soft); min-width: 48px; } .features td:nth-child(n + 3) { min-width: 190px; }
ul.cards { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); list-style: none; padding: 0; }
.cards a { display: block; padding: 20px; background: var(--card); border-radius: 22px; text-decoration: none; height: 100%; box-sizing: border-box; }
.cards a:hover { outline: 2px solid var(--accent); } .cards strong { display: block; font-size: 18px; } .cards span { color: var(--soft); }
`;

/** A complete page; self-contained, and usable offline. */
const framed = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body>${content}</body>
</html>
`;

const INDEX = framed(
  'Reception: reference',
  `<h1>Reception: reference</h1>
<p>Generated from the code by <code>npm run reference</code>. The README explains how it fits together.</p>
<ul class="cards">
<li><a href="api.html"><strong>The API</strong><span>Every call of the contract, with its fields, errors and examples.</span></a></li>
<li><a href="control.html"><strong>The control API</strong><span>How testers control the fake backend: worlds, clock, faults, calls.</span></a></li>
<li><a href="parts/index.html"><strong>The components</strong><span>Every component of src/ui in its states, both brands, light and dark.</span></a></li>
<li><a href="imports.html"><strong>Who imports whom</strong><span>The layers of src, drawn from the imports of the code.</span></a></li>
</ul>`,
);

/** Files in `src/ui` that the components page does not import. */
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

/** Generates the page of a document; it loads nothing from elsewhere. */
async function apiPage(name: string, api: string, page: string): Promise<boolean> {
  const isDone = await step(name, 'redocly', ['build-docs', api, '-o', page, '--inlineBundle']);
  if (isDone) writeFileSync(page, readFileSync(page, 'utf8').replaceAll(REDOC_LOGO, 'data:,'));
  return isDone;
}

const areApisDone = [
  await apiPage('the API', 'guest', `${FOLDER}/api.html`),
  await apiPage('the control API', 'control', `${FOLDER}/control.html`),
].every(Boolean);
const arePartsDone = await step('the components', 'vite', [
  'build',
  PARTS,
  '--outDir',
  `${process.cwd()}/${FOLDER}/parts`,
]);

const graph = readImportGraph();
writeFileSync(`${FOLDER}/imports.html`, framed('Who imports whom', importsPage(graph)));
writeFileSync(`${FOLDER}/imports.mmd`, mermaidOf(graph));
writeFileSync(`${FOLDER}/index.html`, INDEX);

const missing = missingParts();
for (const path of missing) console.log(`${path} is not on the components page: add it in ${PARTS}`);
console.log(`${FOLDER}/index.html`);
process.exitCode = areApisDone && arePartsDone && missing.length === 0 ? 0 : 1;
