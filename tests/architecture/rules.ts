import type { Import, Module } from './modules.ts';

/** The rooms of src from left to right; each may use those before it. */
const FLOW = ['lib', 'config', 'api', 'domain', 'data', 'components', 'features', 'routes'];

/** Rooms beside the flow, and all they may use. */
const SIDE_ROOMS: Readonly<Record<string, readonly string[]>> = {
  ui: ['lib'],
  i18n: ['lib'],
  telemetry: ['lib', 'config', 'api', 'domain'],
  session: ['lib', 'config', 'domain', 'i18n', 'telemetry'],
  pwa: ['lib', 'session', 'telemetry'],
};

/** Rooms that no other room uses, and all they may use: the boot script is a separate program. */
const ALONE: Readonly<Record<string, readonly string[]>> = {
  prerender: ['lib', 'config', 'api', 'domain', 'data', 'i18n', 'session', 'pwa'],
};

/** From here on the flow may use the side rooms. */
const FIRST_WITH_SIDE_ROOMS = FLOW.indexOf('components');

/** Files beside the rooms that put everything together. */
const ROOT = 'root';

/** What every room's guards and loaders get; the one root file that a room may know, as a type. */
const ROUTER_CONTEXT = 'src/app/router-context.ts';

const GENERATED = 'src/api/generated/';
const BACKEND = 'mocks/';
const ENGINE = 'mocks/engine/';
/** What the engine may use: it is what another team copies. */
const ENGINE_ROOMS = [ENGINE, 'src/lib/'];
const ENGINE_PACKAGES = /^(node:|zod|msw|@mswjs\/data|@standard-schema\/spec)/;
const COMPOSITION_ROOT = 'src/main.tsx';

/** Rooms of src that the fake backend shares with the app. */
const SHARED_WITH_BACKEND = ['src/lib/', 'src/config/', 'src/domain/', GENERATED];

/** The only places that format or read dates and money by themselves (S67). */
const FORMATTING = new Set([
  'src/lib/time.ts',
  'src/lib/money.ts',
  'src/i18n/format.ts',
  'src/i18n/load-format-data.ts',
]);

/** Packages that a room must not know. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  lib: /^(axios|@tanstack\/|@lingui\/)/,
  domain: /^(react|axios|@tanstack\/|@lingui\/)/,
  ui: /^(axios|@tanstack\/|@lingui\/|react-hook-form)/,
};

/** The one file that knows axios. */
const TRANSPORT = 'src/api/transport.ts';

/** The only file outside `src/api` that calls by itself: it stands for a provider that is not the API. */
const SIMULATED_PROVIDER = 'src/data/check-in/simulated-identity-provider.ts';

const isTest = (path: string): boolean => path.startsWith('tests/') || /\.(test|e2e)\.tsx?$/.test(path);
const isGenerated = (path: string): boolean => path.startsWith(GENERATED) || path.endsWith('.gen.ts');

/** `src/features/stay/x.tsx` is in the room `features`, `src/main.tsx` in `root`. */
const roomOf = (path: string): string => /^src\/([^/]+)\//.exec(path)?.[1] ?? ROOT;

const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];

/** The rooms that a room may use, itself included; undefined for a room without a rule. */
export function allowedRooms(room: string): readonly string[] | undefined {
  if (room === ROOT) return [...FLOW, ...Object.keys(SIDE_ROOMS), 'app', ROOT];
  if (room === 'app') return [...FLOW, ...Object.keys(SIDE_ROOMS), 'app'];
  const own = SIDE_ROOMS[room] ?? ALONE[room];
  if (own) return [...own, room];
  const index = FLOW.indexOf(room);
  if (index === -1) return undefined;
  return [...FLOW.slice(0, index + 1), ...(index >= FIRST_WITH_SIDE_ROOMS ? Object.keys(SIDE_ROOMS) : [])];
}

/** Why a file of src may not import this, or undefined. */
function wrongInSource(path: string, { target, isPackage, isType, isDynamic }: Import): string | undefined {
  const room = roomOf(path);
  if (isPackage && FOREIGN[room]?.test(target)) return `${room} knows nothing of ${target}`;
  const mayCall = room === 'api' || path === SIMULATED_PROVIDER;
  if (target === 'axios' ? path !== TRANSPORT : target === TRANSPORT && !mayCall)
    return 'calls go through src/api (S40)';
  if (isPackage) return undefined;
  if (target.startsWith(BACKEND)) {
    return path === COMPOSITION_ROOT && isDynamic ? undefined : 'src never imports the fake backend';
  }
  if (target === ROUTER_CONTEXT && room === 'routes' && isType) return undefined;
  if (!target.startsWith('src/')) return undefined;
  const to = roomOf(target);
  if (!allowedRooms(room)?.includes(to)) return `${room} may not use ${to}`;
  if (target.startsWith(GENERATED) && room !== 'data' && room !== 'api' && !(room === 'domain' && isType)) {
    return 'only data uses the generated client, and domain its types';
  }
  if (room === 'domain' && to === 'api' && !isType) return 'domain uses only types of api';
  if (room === 'features' && to === 'features' && featureOf(path) !== featureOf(target)) {
    return `feature ${featureOf(path)} imports feature ${featureOf(target)}`;
  }
  return undefined;
}

function wrongInBackend(path: string, { target, isPackage }: Import): string | undefined {
  if (path.startsWith(ENGINE)) {
    const isOwn = isPackage ? ENGINE_PACKAGES.test(target) : ENGINE_ROOMS.some((room) => target.startsWith(room));
    return isOwn ? undefined : 'the engine of the fake backend knows no contract and no app';
  }
  if (isPackage || !target.startsWith('src/') || SHARED_WITH_BACKEND.some((room) => target.startsWith(room)))
    return undefined;
  return 'the fake backend shares only lib, config, domain and the generated client';
}

function wrongInCode({ path, code, imports, hasDefaultExport }: Module): string[] {
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
    roomOf(path) === 'domain' &&
    /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\./.test(code)
  ) {
    wrong.push('domain takes the time as an argument');
  }
  return wrong;
}

/** Every breach of the architecture rules in these files, as `path: what is wrong`. */
export function breaches(modules: readonly Module[]): string[] {
  return modules
    .filter(({ path }) => !isGenerated(path))
    .flatMap((module) => {
      const { path, imports } = module;
      const wrong = new Set(wrongInCode(module));
      if (!isTest(path)) {
        if (path.startsWith('src/') && allowedRooms(roomOf(path)) === undefined)
          wrong.add(`room ${roomOf(path)} has no rule`);
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
