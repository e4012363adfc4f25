import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Fonts and pictures are packed already. */
const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json']);

/** A file as it goes over the line. */
export interface PackedFile {
  readonly body: Buffer;
  readonly encoding?: 'br';
}

/** Brotli at the quality given. */
export const brotli = (body: Buffer | string, quality: number): Promise<Buffer> =>
  compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** All files of a folder by their path, packed before anybody asks: no load may pay for it. */
export async function packFiles(root: string): Promise<ReadonlyMap<string, PackedFile>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const packed = files
    .filter((file) => !file.endsWith('.map'))
    .map(async (file): Promise<[string, PackedFile]> => {
      const body = await readFile(file);
      return [file, TEXT.has(extname(file)) ? { body: await brotli(body, 11), encoding: 'br' } : { body }];
    });
  return new Map(await Promise.all(packed));
}
