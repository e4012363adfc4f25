import { globSync, readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

/** The file to which Vite writes the licences of all bundled packages. */
export const NOTICES = 'licences/third-party.txt';

/** Packages of the service worker, which is built separately. */
const OF_WORKER = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/** Packages whose code is in a build without being a module: styles, bundler helpers, and the worker. */
export const WITHOUT_MODULES = ['tailwindcss', 'vite', 'rolldown', ...OF_WORKER];

/** Packages under the MIT licence that include no licence file, with their authors. */
const WITHOUT_FILE: Readonly<Record<string, string>> = { 'obj-case': 'Segmentio' };

/** Vite's licence file continues with the licences of its bundled dependencies, none of which reach a build. */
const BUNDLED_TOO = '\n# Licenses of bundled dependencies';

function licenceOf(name: string): string {
  const [file = ''] = globSync(`node_modules/${name}/LICENSE*`);
  return readFileSync(file, 'utf8').split(BUNDLED_TOO)[0]?.trim() ?? '';
}

const versionOf = (name: string): string => {
  const about: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  return typeof about === 'object' && about !== null && 'version' in about ? String(about.version) : '';
};

/** Adds the licences that Vite does not know about to its list. */
export const otherNotices = (): Plugin => ({
  name: 'reception:other-notices',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const notices = bundle[NOTICES];
      if (notices?.type !== 'asset') return;
      let text = String(notices.source);
      const granted = /Permission is hereby granted[^]*/.exec(licenceOf('tailwindcss'))?.[0] ?? '';
      for (const [name, author] of Object.entries(WITHOUT_FILE)) {
        text = text.replace(
          new RegExp(`\n## ${name} .*\n`),
          (heading) => `${heading}\nCopyright (c) ${author}\n\n${granted}\n`,
        );
      }
      for (const name of WITHOUT_MODULES) text += `\n## ${name} - ${versionOf(name)} (MIT)\n\n${licenceOf(name)}\n`;
      notices.source = `${text}\n## Commissioner (OFL-1.1)\n\nThe font's licence is licences/commissioner.txt.\n`;
    },
  },
});
