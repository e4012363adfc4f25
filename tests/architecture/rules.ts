import { isBuiltin } from 'node:module';

import type { Import, Module } from './modules.ts';

/** The layers of src from left to right; each may use those before it. */
const FLOW = ['lib', 'config', 'api', 'domain', 'data', 'components', 'features', 'routes'];

/** Layers outside the flow, and what they may import. */
const SIDE_LAYERS: Readonly<Record<string, readonly string[]>> = {
  ui: ['lib'],
  i18n: ['lib'],
  telemetry: ['lib', 'config', 'api', 'domain'],
  session: ['lib', 'config', 'domain', 'i18n', 'telemetry'],
  pwa: ['lib', 'session', 'telemetry'],
};

/** Layers that no other layer imports, and what they may import. */
const ALONE: Readonly<Record<string, readonly string[]>> = {
  prerender: ['lib', 'config', 'api', 'domain', 'data', 'components', 'features', 'ui', 'i18n', 'session'],
};

/** From here on the flow may use the side layers. */
const FIRST_WITH_SIDE_LAYERS = FLOW.indexOf('components');

/** Files outside the layers, which compose the app. */
const ROOT = 'root';

/** The context of guards and loaders: the only file of `app` that lower layers may import, as a type. */
const ROUTER_CONTEXT = 'src/app/router-context.ts';

const GENERATED = 'src/api/generated/';
const BACKEND = 'mocks/';
const ENGINE = 'mocks/engine/';
/** Packages that the engine may import; teams that copy it must install them. */
const ENGINE_PACKAGES = /^(node:|zod|msw|@mswjs\/data)/;
const COMPOSITION_ROOT = 'src/main.tsx';
/** The script that runs before the app and loads it. */
const FIRST_SCRIPT = 'src/prerender/prerender.ts';

/** Layers of src that the fake backend shares with the app. */
const SHARED_WITH_BACKEND = ['src/lib/', 'src/config/', 'src/domain/', GENERATED];

/** The only files that format or parse dates and money themselves (S67). */
const FORMATTING = new Set(['src/lib/time.ts', 'src/lib/money.ts', 'src/i18n/format.ts']);

/** Packages that a layer must not know. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  lib: /^(axios|@tanstack\/|@lingui\/)/,
  domain: /^(react|axios|@tanstack\/|@lingui\/)/,
  ui: /^(axios|@tanstack\/|@lingui\/|react-hook-form)/,
};

/** The only file that imports axios. */
const TRANSPORT = 'src/api/transport.ts';

/** The layers that also run without a page: in tests, in the fake backend and before the app. */
const WITHOUT_DOM = ['domain', 'data'];

const GLOBALS = 'document|window|navigator|localStorage|sessionStorage';
const GLOBAL_CALLS = 'addEventListener|removeEventListener|matchMedia|requestAnimationFrame|getComputedStyle';

/** Matches a global of a page that is read or called, but not a member, a key or a text with the same name. */
const DOM = new RegExp(
  `(?<![\\w.$'"\`-])(?:(?:${GLOBALS})\\b(?!['"\`-]|\\s*:)|(?:${GLOBAL_CALLS})\\()|\\bglobalThis\\.(?:${GLOBALS}|${GLOBAL_CALLS})\\b`,
);

/** The only file outside `src/api` that imports the client of the API: it simulates a provider. */
const SIMULATED_PROVIDER = 'src/data/identity-provider.ts';

const isTest = (path: string): boolean => path.startsWith('tests/') || /\.(test|e2e)\.tsx?$/.test(path);
const isGenerated = (path: string): boolean => path.startsWith(GENERATED) || path.endsWith('.gen.ts');

/** `src/features/stay/x.tsx` is in the layer `features`, `src/main.tsx` in `root`. */
export const layerOf = (path: string): string => /^src\/([^/]+)\//.exec(path)?.[1] ?? ROOT;

const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];

/** The layers that a layer may use, itself included; undefined for a layer without a rule. */
export function allowedLayers(layer: string): readonly string[] | undefined {
  if (layer === ROOT) return [...FLOW, ...Object.keys(SIDE_LAYERS), 'app', ROOT];
  if (layer === 'app') return [...FLOW, ...Object.keys(SIDE_LAYERS), 'app'];
  const own = SIDE_LAYERS[layer] ?? ALONE[layer];
  if (own) return [...own, layer];
  const index = FLOW.indexOf(layer);
  if (index === -1) return undefined;
  return [...FLOW.slice(0, index + 1), ...(index >= FIRST_WITH_SIDE_LAYERS ? Object.keys(SIDE_LAYERS) : [])];
}

/** The names that `lib` must not contain: features, and the first segments of page paths. */
function namesAbove(modules: readonly Module[]): readonly string[] {
  const names = modules.flatMap(({ path }) => {
    const page = /^src\/routes\/(?:_\w+\/)?([a-z][\w-]*)/.exec(path)?.[1];
    return page === undefined ? (featureOf(path) ?? []) : `/${page}`;
  });
  return [...new Set(names)];
}

/** Why a file of src may not import this, or undefined. */
function wrongInSource(path: string, { target, isPackage, isType, isDynamic }: Import): string | undefined {
  const layer = layerOf(path);
  if (isPackage && isBuiltin(target)) return 'a browser has no modules of Node';
  if (isPackage && FOREIGN[layer]?.test(target)) return `${layer} knows nothing of ${target}`;
  const mayCall = layer === 'api' || path === SIMULATED_PROVIDER || path === COMPOSITION_ROOT;
  if (target === 'axios' ? path !== TRANSPORT : target === TRANSPORT && !mayCall)
    return 'calls go through src/api (S40)';
  if (isPackage) return undefined;
  if (target.startsWith(BACKEND)) {
    return path === COMPOSITION_ROOT && isDynamic ? undefined : 'src never imports the fake backend';
  }
  if (target === ROUTER_CONTEXT && layer === 'routes' && isType) return undefined;
  if (target === COMPOSITION_ROOT && path === FIRST_SCRIPT && isDynamic) return undefined;
  if (layer === ROOT && target.startsWith('src/prerender/')) return undefined;
  if (!target.startsWith('src/')) return undefined;
  const to = layerOf(target);
  if (!allowedLayers(layer)?.includes(to)) return `${layer} may not use ${to}`;
  if (target.startsWith(GENERATED) && layer !== 'data' && layer !== 'api' && !(layer === 'domain' && isType)) {
    return 'only data uses the generated client, and domain its types';
  }
  if (layer === 'domain' && to === 'api' && !isType) return 'domain uses only types of api';
  if (layer === 'features' && to === 'features' && featureOf(path) !== featureOf(target)) {
    return `feature ${featureOf(path)} imports feature ${featureOf(target)}`;
  }
  return undefined;
}

function wrongInBackend(path: string, { target, isPackage }: Import): string | undefined {
  if (path.startsWith(ENGINE)) {
    const isOwn = isPackage ? ENGINE_PACKAGES.test(target) : target.startsWith(ENGINE);
    return isOwn ? undefined : 'the engine of the fake backend knows no contract and no app';
  }
  if (isPackage || !target.startsWith('src/') || SHARED_WITH_BACKEND.some((layer) => target.startsWith(layer)))
    return undefined;
  return 'the fake backend shares only lib, config, domain and the generated client';
}

function wrongInCode({ path, code, imports, hasDefaultExport }: Module, names: readonly string[]): string[] {
  const wrong: string[] = [];
  const isSource = path.startsWith('src/') && !isTest(path);
  if (hasDefaultExport && !path.endsWith('.config.ts')) wrong.push('has a default export');
  if (/(^|\/)index\.tsx?$/.test(path) && !path.startsWith('src/routes/')) wrong.push('is a barrel');
  if (isSource && !FORMATTING.has(path)) {
    if (/\bIntl\./.test(code) || /\.toLocale(Date|Time)?String\(/.test(code)) wrong.push('formats by itself (Intl)');
    if (imports.some(({ target }) => target.startsWith('date-fns'))) wrong.push('reads dates by itself (date-fns)');
  }
  if (
    isSource &&
    layerOf(path) === 'domain' &&
    /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\./.test(code)
  ) {
    wrong.push('domain takes the time as an argument');
  }
  if (isSource && WITHOUT_DOM.includes(layerOf(path)) && DOM.test(code)) {
    wrong.push(`${layerOf(path)} knows no DOM`);
  }
  if (isSource && layerOf(path) === 'lib') {
    for (const [, text = ''] of code.matchAll(/['"`]([\w/-]+)['"`]/g)) {
      const known = names.find((name) => text === name || text.startsWith(`${name}/`));
      if (known !== undefined) wrong.push(`lib knows nothing of ${known}`);
    }
  }
  return wrong;
}

/** Every breach of the architecture rules in these files, as `path: what is wrong`. */
export function breaches(modules: readonly Module[]): string[] {
  const names = namesAbove(modules);
  return modules
    .filter(({ path }) => !isGenerated(path))
    .flatMap((module) => {
      const { path, imports } = module;
      const wrong = new Set(wrongInCode(module, names));
      if (!isTest(path)) {
        if (path.startsWith('src/') && allowedLayers(layerOf(path)) === undefined)
          wrong.add(`layer ${layerOf(path)} has no rule`);
        for (const each of imports) {
          const reason = path.startsWith('src/')
            ? wrongInSource(path, each)
            : path.startsWith(BACKEND)
              ? wrongInBackend(path, each)
              : undefined;
          if (reason !== undefined) wrong.add(`${each.target}: ${reason}`);
        }
      }
      return [...wrong].map((reason) => `${path}: ${reason}`);
    });
}
