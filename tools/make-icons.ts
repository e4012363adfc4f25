import { readFileSync } from 'node:fs';

import { chromium } from 'playwright';

import { findBrowser } from './find-browser.ts';

const KINDS = ['', '-maskable', '-monochrome'];
const SIZES = [192, 512];

/** Draws the icons of the manifests from their drawings, for systems that take no SVG. */
const browser = await chromium.launch(findBrowser());
for (const brand of ['main', 'white-label']) {
  for (const kind of KINDS) {
    const drawing = readFileSync(`public/icons/${brand}${kind}.svg`, 'utf8');
    for (const size of SIZES) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`);
      await page.screenshot({ path: `public/icons/${brand}${kind}-${size}.png`, omitBackground: true });
      await page.close();
    }
  }
}
await browser.close();
