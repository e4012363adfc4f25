import type { OutputAsset, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

/** The files of a first page, by their names. */
const FIRST_PAGES = new Set(['index', 'stay-access', 'stay-index', 'stay', 'scenes']);

/** Asks Chromium to compile a whole file off the main thread while it arrives. Other browsers read a comment. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** A source map for a file with one more line ahead. */
function shifted(map: OutputAsset): string {
  const content = JSON.parse(String(map.source)) as { mappings: string };
  return JSON.stringify({ ...content, mappings: `;${content.mappings}` });
}

/** Compiles the files of first pages while they arrive; this was a third of their main-thread time at a door. */
export const compiledAtOnce = (): Plugin => ({
  name: 'reception:compiled-at-once',
  apply: 'build',
  generateBundle: {
    // The comment counts on the first line only, and Vite adds lines before it.
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((each): each is OutputChunk => each.type === 'chunk');
      for (const chunk of chunks.filter(({ name }) => FIRST_PAGES.has(name))) {
        chunk.code = COMPILE_ALL + chunk.code;
        const map = bundle[`${chunk.fileName}.map`];
        if (map?.type === 'asset') map.source = shifted(map);
      }
    },
  },
});
