import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { DIRECTIVES, isOn, sourcesOf, THIRD_PARTIES } from './third-parties.ts';
import type { Configured, ThirdParty } from './third-parties.ts';

const partyOf = (id: ThirdParty['id']): ThirdParty => {
  const found = THIRD_PARTIES.find((party) => party.id === id);
  if (!found) throw new Error(`No ${id}`);
  return found;
};
const ALL: Configured = {
  analytics: 'https://api.segment.io',
  cardFields: 'https://pay.datatrans.com',
  challenge: true,
  messenger: 'https://chat.operator.example',
  plan: 'https://plan.partner.example',
  sentry: 'https://o1.ingest.sentry.io',
};
const everySource = (party: ThirdParty): string[] =>
  (['app', 'chat'] as const).flatMap((page) =>
    DIRECTIVES.flatMap((directive) => [...sourcesOf(party, page, directive, ALL)]),
  );

describe('S9 the inventory of third parties', () => {
  test('names each of them once', () => {
    expect(new Set(THIRD_PARTIES.map(({ id }) => id)).size).toBe(THIRD_PARTIES.length);
  });

  test.each(THIRD_PARTIES)('$id says why, where, and what it receives', (party) => {
    expect(party.reason).toMatch(/^[A-Z].+\.$/);
    expect(party.data.length).toBeGreaterThan(0);
    expect(party.screens.length).toBeGreaterThan(0);
    for (const screen of party.screens) expect(screen).toMatch(/^(\*|\/[a-z/-]+)$/);
    expect(everySource(party).length).toBeGreaterThan(0);
  });

  test.each(THIRD_PARTIES)('$id runs no script inline, and comes from no host that anyone may have', (party) => {
    const scripts = ['app', 'chat'] as const;
    for (const source of scripts.flatMap((page) => sourcesOf(party, page, 'script-src', ALL)))
      expect(source).toMatch(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    for (const directive of DIRECTIVES)
      expect(sourcesOf(party, 'app', directive, ALL)).not.toContain("'unsafe-inline'");
  });

  test('what is not configured is off and allows nothing; pictures always come', () => {
    expect(THIRD_PARTIES.filter((party) => isOn(party, {})).map(({ id }) => id)).toEqual(['pictures']);
    expect(sourcesOf(partyOf('card-provider'), 'app', 'style-src-attr', {})).toEqual([]);
  });

  test('a configured origin takes its place; one that is on without an origin adds none', () => {
    const cards = partyOf('card-provider');
    expect(sourcesOf(cards, 'app', 'script-src', ALL)).toEqual(['https://pay.datatrans.com']);
    expect(sourcesOf(partyOf('messenger'), 'app', 'frame-src', { messenger: true })).toEqual([]);
    expect(sourcesOf(partyOf('messenger'), 'app', 'frame-src', ALL)).toEqual(['https://chat.operator.example']);
  });

  test("the messenger's hosts are reached from the chat's page only", () => {
    const messenger = partyOf('messenger');
    const own = DIRECTIVES.flatMap((directive) => [...sourcesOf(messenger, 'app', directive, ALL)]);
    expect(own).toEqual(['https://chat.operator.example']);
    expect(sourcesOf(messenger, 'chat', 'script-src', ALL)).toContain('https://widget.intercom.io');
  });

  test("the one style that the card provider's script sets is named by its hash", () => {
    const hash = createHash('sha256').update('width: 100%; height: 100%').digest('base64');
    expect(sourcesOf(partyOf('card-provider'), 'app', 'style-src-attr', ALL)).toEqual([
      "'unsafe-hashes'",
      `'sha256-${hash}'`,
    ]);
  });
});
