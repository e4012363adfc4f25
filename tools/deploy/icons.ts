import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { findBrowser } from '../browser.ts';
import { writePacked } from '../build/deployable.ts';

const SIZES = [192, 512];
/** The share of a maskable icon's side that the drawing takes. Masks cut off all but a circle of four fifths. */
const SAFE = 0.6;

/** An SVG centred on a background, for a maskable icon. */
const onGround = (svg: string, paper: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${paper}"/>` +
  `<image x="${50 * (1 - SAFE)}" y="${50 * (1 - SAFE)}" width="${100 * SAFE}" height="${100 * SAFE}" ` +
  `href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/></svg>`;

/** Writes the icons of a brand from the operator's SVG, and as PNG for systems without SVG support. */
export async function writeIcons(file: string, site: string, key: string, paper: string): Promise<void> {
  const svg = await readFile(file, 'utf8');
  const { chromium } = await import('playwright');
  const browser = await chromium.launch(findBrowser());
  try {
    for (const [kind, drawing] of [
      ['', svg],
      ['-maskable', onGround(svg, paper)],
      ['-monochrome', svg],
    ] as const) {
      await writePacked(join(site, `icons/${key}${kind}.svg`), drawing);
      for (const size of SIZES) {
        const page = await browser.newPage({ viewport: { width: size, height: size } });
        const source = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
        await page.setContent(
          `<style>body{margin:0}img{display:block;width:100vw;height:100vh}</style><img src="${source}">`,
        );
        await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
        await writeFile(join(site, `icons/${key}${kind}-${size}.png`), await page.screenshot({ omitBackground: true }));
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
}
