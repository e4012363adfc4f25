import type { OutputAsset, OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

import type { RecordedBuild } from './built.ts';
import { FIRST_PARTS } from './chunks.ts';

/** Asks Chromium to compile a whole file off the main thread while it arrives. Other browsers read a comment. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** The files of a first load: first view, app, page, and what comes after the page by itself. */
function firstFiles(bundle: OutputBundle): ReadonlySet<string> {
  const list = bundle['.vite/pages.json'] as OutputAsset;
  const { files, later } = JSON.parse(String(list.source)) as RecordedBuild;
  return new Set(Object.keys(FIRST_PARTS).flatMap((part) => [...(files[part] ?? []), ...(later[part] ?? [])]));
}

/** A source map for a file with one more line ahead. */
function shifted(map: OutputAsset): string {
  const content = JSON.parse(String(map.source)) as { mappings: string };
  return JSON.stringify({ ...content, mappings: `;${content.mappings}` });
}

/** Compiles the files of a first load while they arrive. At a door this was a third of its main-thread time. */
export const compiledAtOnce = (): Plugin => ({
  name: 'reception:compiled-at-once',
  apply: 'build',
  generateBundle: {
    // The comment counts on the first line only, and Vite adds lines before it.
    order: 'post',
    handler(_options, bundle) {
      const first = firstFiles(bundle);
      const chunks = Object.values(bundle).filter((each): each is OutputChunk => each.type === 'chunk');
      for (const chunk of chunks.filter(({ fileName }) => first.has(`/${fileName}`))) {
        chunk.code = COMPILE_ALL + chunk.code;
        const map = bundle[`${chunk.fileName}.map`];
        if (map?.type === 'asset') map.source = shifted(map);
      }
    },
  },
});
