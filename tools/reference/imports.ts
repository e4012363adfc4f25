import { globSync, readFileSync } from 'node:fs';

import { readModule } from '../../tests/architecture/modules.ts';
import { layerOf } from '../../tests/architecture/rules.ts';

/** The layers from bottom to top; a layer may only import those before it. */
const ORDER = [
  'lib',
  'config',
  'api',
  'domain',
  'data',
  'ui',
  'i18n',
  'telemetry',
  'session',
  'pwa',
  'prerender',
  'components',
  'features',
  'routes',
  'app',
  'root',
];

/** `src/data/stay/x.ts` is in the folder `data/stay`. */
const folderOf = (path: string): string => path.split('/').slice(1, 3).join('/');

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

interface Feature {
  readonly name: string;
  readonly files: number;
  /** The imported folders of other layers, by layer. */
  readonly uses: Readonly<Record<string, readonly string[]>>;
}

/** The imports within `src`, counted between layers and listed per feature. */
export interface ImportGraph {
  readonly files: Readonly<Record<string, number>>;
  readonly edges: readonly Edge[];
  readonly features: readonly Feature[];
}

/** Reads all files in `src` except tests and generated code. */
export function readImportGraph(): ImportGraph {
  const paths = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$|\.gen\.ts$|\/generated\//.test(path));
  const counts = new Map<string, number>();
  const files: Record<string, number> = {};
  const features = new Map<string, { files: number; uses: Map<string, Set<string>> }>();
  for (const path of paths.toSorted()) {
    const from = layerOf(path);
    files[from] = (files[from] ?? 0) + 1;
    const feature = from === 'features' ? folderOf(path) : undefined;
    const known = feature === undefined ? undefined : (features.get(feature) ?? { files: 0, uses: new Map() });
    if (feature !== undefined && known !== undefined) features.set(feature, { ...known, files: known.files + 1 });
    for (const { target, isPackage } of readModule(path, readFileSync(path, 'utf8')).imports) {
      if (isPackage || !target.startsWith('src/')) continue;
      const to = layerOf(target);
      if (to === from) continue;
      const key = `${from} ${to}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (known !== undefined) known.uses.set(to, (known.uses.get(to) ?? new Set<string>()).add(folderOf(target)));
    }
  }
  return {
    files,
    edges: [...counts].map(([key, count]) => {
      const [from = '', to = ''] = key.split(' ');
      return { from, to, count };
    }),
    features: [...features].map(([name, each]) => ({
      name: name.replace('features/', ''),
      files: each.files,
      uses: Object.fromEntries([...each.uses].map(([layer, folders]) => [layer, [...folders].toSorted()])),
    })),
  };
}

/** The layer graph as a Mermaid flowchart. */
export function mermaidOf({ files, edges }: ImportGraph): string {
  const layers = ORDER.filter((layer) => layer in files).map(
    (layer) => `  ${layer}["${layer} (${files[layer]} files)"]`,
  );
  const arrows = edges.map(({ from, to, count }) => `  ${from} -->|${count}| ${to}`);
  return `flowchart RL\n${[...layers, ...arrows.toSorted()].join('\n')}\n`;
}

const STEP = 86;
const LEFT = 60;

/** Draws the layers on a line and imports as arcs; arcs to the right, against the direction, are highlighted. */
function arcsOf({ files, edges }: ImportGraph): string {
  const layers = ORDER.filter((layer) => layer in files);
  const x = (layer: string): number => LEFT + layers.indexOf(layer) * STEP;
  const widest = Math.max(...edges.map(({ count }) => count));
  const reach = Math.max(...edges.map(({ from, to }) => Math.abs(x(from) - x(to))));
  const base = reach / 2.4 + 20;
  const arcs = edges
    .toSorted((one, other) => other.count - one.count)
    .map(({ from, to, count }) => {
      const [start, end] = [x(from), x(to)];
      const side = start > end ? 0 : 1;
      const radius = Math.abs(start - end) / 2;
      const width = 1 + 9 * Math.sqrt(count / widest);
      return `<path class="${side === 0 ? 'arc' : 'arc wrong'}" stroke-width="${width.toFixed(1)}" d="M${start} ${base}A${radius} ${radius / 1.2} 0 0 ${side} ${end} ${base}"><title>${from} imports ${to}: ${count}</title></path>`;
    });
  const names = layers.map(
    (layer) =>
      `<g><circle class="layer" cx="${x(layer)}" cy="${base}" r="7"/><text x="${x(layer)}" y="${base + 30}">${layer}</text><text class="soft" x="${x(layer)}" y="${base + 48}">${files[layer]} files</text></g>`,
  );
  const width = LEFT * 2 + (layers.length - 1) * STEP;
  return `<svg viewBox="0 0 ${width} ${base + 62}" role="img" aria-label="Imports between the layers of src">${arcs.join('')}${names.join('')}</svg>`;
}

function matrixOf({ files, edges }: ImportGraph): string {
  const layers = ORDER.filter((layer) => layer in files);
  const counts = new Map(edges.map(({ from, to, count }) => [`${from} ${to}`, count]));
  const most = Math.max(...counts.values());
  const cell = (from: string, to: string): string => {
    const count = counts.get(`${from} ${to}`);
    if (from === to) return '<td class="self"></td>';
    if (count === undefined) return '<td></td>';
    return `<td style="--share:${Math.sqrt(count / most).toFixed(2)}" class="some">${count}</td>`;
  };
  const head = layers.map((layer) => `<th scope="col">${layer}</th>`).join('');
  const rows = layers
    .toReversed()
    .map((from) => `<tr><th scope="row">${from}</th>${layers.map((to) => cell(from, to)).join('')}</tr>`);
  return `<div class="wide"><table class="matrix"><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function featuresOf({ features }: ImportGraph): string {
  const list = (folders: readonly string[] = [], layer: string): string =>
    folders.map((folder) => folder.replace(`${layer}/`, '').replace(/\.tsx?$/, '')).join(', ');
  const rows = features.map(
    ({ name, files, uses }) =>
      `<tr><th scope="row">${name}</th><td>${files}</td>${['components', 'data', 'domain'].map((layer) => `<td>${list(uses[layer], layer)}</td>`).join('')}</tr>`,
  );
  return `<div class="wide"><table class="features"><thead><tr><th>feature</th><th>files</th><th>components</th><th>data</th><th>domain</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** The page of the graph: an arc diagram, the counts, and the imports of each feature. */
export const importsPage = (graph: ImportGraph): string => `<h1>Who imports whom</h1>
<p>Read from the code of <code>src</code> in the same way as by <code>tests/architecture</code>, which has the rules.
A layer uses only layers to its left; <code>routes</code> also knows the type of the router's context of <code>app</code>.
A thicker arc means more imports; point at an arc to read the number.</p>
<div class="wide">${arcsOf(graph)}</div>
<h2>How many imports</h2>
<p>A row imports from a column. Except for that one type, nothing is to the right of the diagonal.</p>
${matrixOf(graph)}
<h2>What each feature uses</h2>
<p>No feature imports another.</p>
${featuresOf(graph)}
<h2>The same as Mermaid</h2>
<pre>${mermaidOf(graph).replaceAll('>', '&gt;')}</pre>`;
