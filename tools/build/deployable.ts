import type { Plugin } from 'vite';

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { everyHeader, NOTHING_ELSE, PACKED } from '#config/server-policy.ts';
import type { Reach } from '#config/server-policy.ts';
import { BUILD_ID } from '#lib/app-page.ts';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** The folder next to a build for source maps and file lists, which are never served. */
const recordOf = (outDir: string): string => `${outDir.replace(/\/$/, '')}-record`;

/**
 * Returns the page with its build id, a hash of the page with its headers and `more`, such as the configuration. A change of
 * headers alone thus changes the page (S8); error reports contain the id. Throws if the page has no place for it.
 */
export function markedPage(html: string, reaches: readonly Reach[], ...more: readonly string[]): string {
  if (!BUILD_ID.test(html)) throw new Error('index.html has no build mark: build it again');
  const bare = html.replace(BUILD_ID, '$1');
  const parts = JSON.stringify([bare, everyHeader(reaches), ...more]);
  const mark = createHash('sha256').update(parts).digest('base64url').slice(0, 16);
  return html.replace(BUILD_ID, `$1${mark}`);
}

/**
 * Writes a file with its Brotli and gzip versions at maximum compression, so that servers need not compress while a guest waits.
 */
export async function writePacked(file: string, text: Buffer | string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await Promise.all([
    writeFile(file, text),
    toBrotli(text, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    toGzip(text, { level: constants.Z_BEST_COMPRESSION }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

/** Source maps and file lists of a build: for telemetry and checks, not for guests (S73). */
const isRecord = (file: string): boolean => file.endsWith('.map') || file.startsWith('.vite/');

/** Prepares a build for serving: compressed, without source maps, with the build id. */
export function deployable(): Plugin {
  let outDir = '';
  return {
    name: 'reception:deployable',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir);
    },
    transformIndexHtml: {
      // After all plugins that modify the page.
      order: 'post',
      handler: (html, { filename, bundle = {} }) =>
        filename.endsWith('index.html')
          ? markedPage(
              html.replace('</head>', '  <meta name="build" content="">\n  </head>'),
              [{ ...NOTHING_ELSE, origin: '' }],
              // Their names change with their content.
              ...Object.keys(bundle).toSorted(),
            )
          : html,
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const record = recordOf(outDir);
        await rm(record, { recursive: true, force: true });
        const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length + 1));
        for (const file of files.filter(isRecord)) {
          const place = join(record, file.replace(/^\.vite\//, ''));
          await mkdir(dirname(place), { recursive: true });
          await rename(join(outDir, file), place);
        }
        await rm(join(outDir, '.vite'), { recursive: true, force: true });
        const texts = files.filter((file) => !isRecord(file) && PACKED.includes(extname(file).slice(1)));
        await Promise.all(
          texts.map(async (file) => writePacked(join(outDir, file), await readFile(join(outDir, file)))),
        );
      },
    },
  };
}
