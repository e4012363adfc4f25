import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

import { settingsOfHost } from '../support/settings.ts';

const tokens = readFileSync('src/ui/tokens.css', 'utf8');

/** The light value of a token: its first one after the selector. */
const token = (selector: string, name: string): string | undefined =>
  new RegExp(`${name}: (#\\w+);`).exec(tokens.slice(tokens.indexOf(selector)))?.[1];

test.each([
  ['main', 'localhost', ':root,'],
  ['white-label', 'wl.localhost', ":root[data-brand='white-label'],"],
])(
  'the manifest of %s has the name and the background colour of its brand, and existing icons and screenshots (R1-26)',
  (id, host, selector) => {
    const manifest = JSON.parse(readFileSync(`public/${id}.webmanifest`, 'utf8'));
    const paper = token(selector, '--paper');
    expect(manifest).toMatchObject({
      name: settingsOfHost(host).brand.name,
      start_url: '/stay',
      display: 'standalone',
      theme_color: paper,
      background_color: paper,
    });
    const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
    expect(new Set(purposes)).toEqual(new Set(['any', 'maskable', 'monochrome']));
    for (const { src } of manifest.icons) expect(statSync(`public${src}`).size).toBeGreaterThan(0);
    // Chromium shows only screenshots with the form factor of its device and the size in the manifest.
    const forms = manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor);
    expect(forms).toEqual(['narrow', 'narrow', 'wide']);
    for (const { src, sizes, label } of manifest.screenshots) {
      const picture = readFileSync(`public${src}`);
      // Width and height in the header of the PNG.
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
      expect(picture.length).toBeLessThan(120_000);
      expect(label).not.toMatch(/Reception|Harbour/);
    }
  },
);
