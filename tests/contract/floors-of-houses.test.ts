import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';

import { GUIDE_CODES } from '#domain/property/property-code.ts';
import { loadGuide } from '#features/location/later/load-guide.ts';
import { floorsOf } from '#mocks/seeds/check-ins.ts';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

/** 'helsinkiKas40' is 'helsinki-kas40'. */
const keyOf = (code: string): string => code.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);

const storey = (floor: string): number => (floor === 'G' ? 0 : Number(floor));

test.each(GUIDE_CODES)(
  'the apartment and the luggage room of %s are on floors that its guide knows (R3-52)',
  async (code) => {
    const { street, unit } = floorsOf(keyOf(code));
    for (const { entrance, look } of await loadGuide(code)) {
      const text = i18n._(entrance);
      const [, counted, letter, hill] =
        /street floor counts as (\d)|\b(G) is the (?:street floor|floor you came in on)|come in on floor (\d)/.exec(
          text,
        ) ?? [];
      // A guide that does not count the floors leaves it to the seed.
      expect(street).toBe(counted ?? letter ?? hill ?? street);
      expect(storey(unit) - storey(street)).toBeLessThanOrEqual(look.floors);
    }
  },
);
