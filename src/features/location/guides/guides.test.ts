import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';

import { GUIDE_CODES } from '#domain/property/property.ts';

import { GUIDES } from './guides.ts';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const PARTS = ['building', 'access', 'entrance', 'apartment'] as const;

describe('access guides', () => {
  test.each(GUIDE_CODES)(
    '%s: four parts for each building, none empty, two to three short sentences (R3-52, R3-54)',
    (code) => {
      const guide = GUIDES[code];
      expect(guide.length).toBeGreaterThan(0);
      for (const building of guide) {
        for (const part of PARTS) {
          const text = i18n._(building[part]);
          const sentences = text.match(/[.!](?=\s|$)/g) ?? [];
          expect(text.length).toBeLessThanOrEqual(150);
          expect(sentences.length).toBeGreaterThanOrEqual(2);
          expect(sentences.length).toBeLessThanOrEqual(3);
          expect(text).not.toContain('Bob');
        }
      }
    },
  );

  test('London Chapel Street 65 has three buildings, every other house is one (R3-53)', () => {
    const numbers = GUIDE_CODES.map((code) => [code, GUIDES[code].map(({ number }) => number)]);
    expect(Object.fromEntries(numbers)).toEqual({
      ...Object.fromEntries(GUIDE_CODES.map((code) => [code, [null]])),
      londonCh65: ['65', '66', '67'],
    });
  });

  test('no two buildings share a text', () => {
    const texts = Object.values(GUIDES)
      .flat()
      .flatMap((building) => PARTS.map((part) => i18n._(building[part])));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
