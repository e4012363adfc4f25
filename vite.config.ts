import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { PARTS } from './lingui.config.ts';
import { browserHost } from './mocks/vite/browser-host.ts';
import { cardFields } from './mocks/vite/card-fields.ts';
import { firstPageAtOnce } from './mocks/vite/first-page-at-once.ts';
import { iconsOneByOne } from './mocks/vite/icons-one-by-one.ts';
import { kept } from './mocks/vite/kept.ts';
import { librariesOnce } from './mocks/vite/libraries-once.ts';
import { refreshFirst } from './mocks/vite/refresh-first.ts';
import { startLinks } from './mocks/vite/start-links.ts';
import { wholePage } from './mocks/vite/whole-page.ts';
import { worker } from './mocks/vite/worker.ts';
import { appWorker } from './tools/build/app-worker.ts';
import { fewFiles } from './tools/build/chunks.ts';
import { compiledAtOnce } from './tools/build/compiled-at-once.ts';
import { deployable } from './tools/build/deployable.ts';
import { leanIcons } from './tools/build/lean-icons.ts';
import { NOTICES, otherNotices } from './tools/build/notices.ts';
import { bootScript } from './tools/build/plugin.ts';
import { vitestProjects } from './tests/support/vitest-projects.ts';

/** What every page has before it asks for another file. */
const FIRST_FILES = /^assets\/(index|first-view|rolldown-runtime)-[^/]+\.js$/;

/** Browsers of the last two and a half years; older ones get the static help text of index.html. */
const browsers = ['chrome120', 'safari17', 'firefox121'];

/** The page of a stay, which development opens first: bundled apart, what its two files share is made twice. */
const isFirstInDevelopment = (routeId: string): boolean =>
  process.env['NODE_ENV'] === 'development' && /^\/stay\/?$/.test(routeId);

/** The folders of `lingui.config.ts`, off the way to a door. */
const isOfPart = (routeId: string): boolean =>
  PARTS.some(({ routes }) => routes.some((folder) => routeId.startsWith(`/${folder}/`)));

/** What a page loads stands in the first script; off the way to a door it comes with the page, one step later. */
function splitBehavior({ routeId }: { routeId: string }): [] | [['loader', 'component']] | undefined {
  if (isFirstInDevelopment(routeId)) return [];
  return isOfPart(routeId) || routeId === '/stay/' ? [['loader', 'component']] : undefined;
}

/** What axios brings and the app never uses: a second transport, interceptors, forms, progress, cookies, old ways to cancel. */
const UNUSED: Readonly<Record<string, string>> = {
  // A second client of default settings, and all that is offered beside it.
  axios: `import Axios from './core/Axios.js';
    import AxiosHeaders from './core/AxiosHeaders.js';
    import mergeConfig from './core/mergeConfig.js';
    import defaults from './defaults/index.js';
    import isAxiosError from './helpers/isAxiosError.js';
    export default { create: (config) => new Axios(mergeConfig(defaults, config)), AxiosHeaders, isAxiosError };`,
  'adapters/fetch': 'export const getFetch = () => false;',
  'helpers/toFormData': "export default () => { throw new TypeError('The app sends JSON'); };",
  'helpers/AxiosURLSearchParams': 'export default class {}',
  'core/setFormDataHeaders': 'export default () => {};',
  'helpers/toURLEncodedForm': "export default () => { throw new TypeError('The app sends JSON'); };",
  'helpers/formDataToJSON': 'export default () => null;',
  'helpers/HttpStatusCode': 'export default {};',
  'cancel/CancelToken': 'export default class {}',
  'core/InterceptorManager':
    "export default class { forEach() {} use() { throw new TypeError('The app has no interceptors'); } }",
  'helpers/isURLSameOrigin': 'export default () => false;',
  'helpers/cookies': 'export default { read: () => null, readAsync: async () => null };',
  'helpers/progressEventReducer':
    'export const progressEventReducer = () => []; export const [progressEventDecorator, asyncDecorator] = [];',
  // They look for mistakes of who writes the calls: types and tests do.
  'helpers/validator':
    'const any = () => any; export default { assertOptions() {}, validators: { transitional: any, spelling: any } };',
  'core/assertParamsAcyclic': 'export default () => {};',
};

/** Leaves out of axios what the app does not use: 8 KB, as large as all doors. */
const leanAxios = (): Plugin => ({
  name: 'reception:lean-axios',
  apply: 'build',
  load: {
    filter: { id: new RegExp(`axios/lib/(${Object.keys(UNUSED).join('|')})\\.js$`) },
    handler: (id) => UNUSED[/axios\/lib\/(.+)\.js$/.exec(id)?.[1] ?? ''],
  },
});

export default defineConfig({
  plugins: [
    kept(
      tanstackRouter({
        autoCodeSplitting: true,
        generatedRouteTree: './src/app/route-tree.gen.ts',
        // Prettier takes a third of a second of every start for a file nobody reads.
        enableRouteTreeFormatting: false,
        // An edit of a guard or a loader loads the page again. To replace it in place took a second of each cold start.
        codeSplittingOptions: { splitBehavior, addHmr: false },
      }),
    ),
    react(),
    kept(babel({ presets: [linguiTransformerBabelPreset()] })),
    lingui(),
    tailwindcss(),
    worker(),
    refreshFirst(),
    wholePage(),
    librariesOnce(),
    firstPageAtOnce(),
    browserHost(),
    iconsOneByOne(),
    leanAxios(),
    leanIcons(),
    fewFiles(),
    bootScript(),
    compiledAtOnce(),
    appWorker(),
    otherNotices(),
    cardFields(),
    startLinks(),
    deployable(),
  ],
  // Leaves out of Sentry's code what this app does not use: its log, and what records frames and shadow trees.
  define: {
    __SENTRY_DEBUG__: 'false',
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
  },
  server: { port: 5173, strictPort: true },
  // One file for the page instead of five hundred, made of what it asks for; tests would bundle the app and not use it.
  experimental: { bundledDev: process.env['VITEST'] === undefined },
  build: {
    target: browsers,
    // No `data:` URLs: the content security policy does not allow them.
    assetsInlineLimit: 0,
    manifest: true,
    license: { fileName: NOTICES },
    rolldownOptions: {
      // The chat has a page of its own, in a frame: the messenger's script must not see the address of a stay.
      input: ['index.html', 'chat.html'],
    },
    // All these browsers preload modules by themselves.
    modulePreload: {
      polyfill: false,
      // A script that asks for a file names what comes beside it, but not those that have come.
      resolveDependencies: (file, needed, { hostType }) => {
        if (hostType === 'html') return needed;
        const missing = needed.filter((each) => !FIRST_FILES.test(each));
        return missing.some((each) => each !== file) ? missing : [];
      },
    },
    sourcemap: 'hidden',
  },
  test: {
    maxWorkers: '100%',
    projects: vitestProjects(),
  },
});
