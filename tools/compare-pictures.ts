import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright';
import type { Page } from 'playwright';

import { ensureBrowser, findBrowser } from './browser.ts';

/** How much two pictures differ, and the smallest box around the differences, in pixels of the larger one. */
interface Difference {
  readonly share: number;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

/** Runs in the page. Areas that only one picture covers count as different. */
async function differenceOf([before, after]: readonly [string, string]): Promise<Difference> {
  const [one, other] = await Promise.all(
    [before, after].map(async (url) => createImageBitmap(await (await fetch(url)).blob())),
  );
  if (!one || !other) throw new Error('Two pictures are required');
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const [own, others] = [one, other].map((picture) => {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0);
    return new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []);
  });
  let [count, left, top, right, bottom] = [0, width, height, 0, 0];
  for (let index = 0; index < width * height; index += 1) {
    if (own?.[index] === others?.[index]) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    count += 1;
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), y + 1];
  }
  return { share: count / (width * height), box: [left, top, right, bottom] };
}

/** Chromium detects the image format from the content, whatever the URL says. */
const asUrl = (picture: Buffer): string => `data:image/png;base64,${picture.toString('base64')}`;

/** The paths of all pictures below a folder. */
const picturesIn = (folder: string): string[] => globSync('**/*.{png,jpg,jpeg}', { cwd: folder }).toSorted();

async function differencesBetween(page: Page, before: string, after: string): Promise<Map<string, Difference>> {
  const found = new Map<string, Difference>();
  for (const name of picturesIn(before).filter((each) => existsSync(join(after, each)))) {
    const [one, other] = [readFileSync(join(before, name)), readFileSync(join(after, name))];
    if (one.equals(other)) continue;
    const difference = await page.evaluate(differenceOf, [asUrl(one), asUrl(other)] as const);
    // Equal pixels can have different encodings.
    if (difference.share > 0) found.set(name, difference);
  }
  return found;
}

/** Lists the pictures that differ between two folders, most different first; returns whether all are equal. */
export async function comparePictures(before: string, after: string): Promise<boolean> {
  for (const folder of [before, after])
    if (picturesIn(folder).length === 0) throw new Error(`${folder} contains no pictures`);
  ensureBrowser();
  const browser = await chromium.launch(findBrowser());
  try {
    const different = await differencesBetween(await browser.newPage(), before, after);
    for (const [name, { share, box }] of [...different].toSorted(([, a], [, b]) => b.share - a.share)) {
      const [left, top, right, bottom] = box;
      const percent = (share * 100).toFixed(3).padStart(8);
      console.log(`${percent} %  ${name}  (${right - left} x ${bottom - top} pixels at ${left}, ${top})`);
    }
    const [gone, added] = [
      picturesIn(before).filter((name) => !existsSync(join(after, name))),
      picturesIn(after).filter((name) => !existsSync(join(before, name))),
    ];
    for (const name of gone) console.log(`only in ${before}: ${name}`);
    for (const name of added) console.log(`only in ${after}: ${name}`);
    const both = picturesIn(before).length - gone.length;
    console.log(`${different.size} of ${both} pictures differ; ${gone.length + added.length} are in one folder only`);
    return different.size + gone.length + added.length === 0;
  } finally {
    await browser.close();
  }
}
