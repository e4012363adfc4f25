import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { BUILD_MARK } from '#lib/app-page.ts';

import { deployedPage } from '../../deploy/site.ts';

const compress = promisify(brotliCompress);

/** Fonts and pictures are packed already. */
const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json']);

/** Brotli at the quality given. */
export const brotli = (body: Buffer | string, quality: number): Promise<Buffer> =>
  compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** A copy of a folder with a packed file beside each text, made before the first load is measured. */
export async function packedCopy(root: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'reception-packed-'));
  await cp(root, copy, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const page = join(copy, 'index.html');
  const html = await readFile(page, 'utf8');
  // A load has what the deployment adds to the app's page. The floor is no such build.
  if (BUILD_MARK.test(html)) await writeFile(page, deployedPage(html, []));
  const entries = await readdir(copy, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.filter((file) => TEXT.has(extname(file)));
  await Promise.all(texts.map(async (file) => writeFile(`${file}.br`, await brotli(await readFile(file), 11))));
  return copy;
}
