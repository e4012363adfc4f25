import { describe, expect, test } from 'vitest';

import { buttonFindings } from '../../tools/texts/buttons.ts';
import { englishHash, staleTranslations, withHashes } from '../../tools/texts/confirmed.ts';
import { textsInSource } from '../../tools/texts/source.ts';
import { cityFindings, wordFindings } from '../../tools/texts/words.ts';

const text = (locale: string, english: string, said = english, confirmed = englishHash(english)) => ({
  locale,
  file: 'planted.po',
  english,
  text: said,
  confirmed,
});

describe('planted faults in texts are found', () => {
  test.each([
    ['It has not been sent.', 1],
    ['They worked until {when}.', 1],
    ['This takes longer than usual', 1],
    ['These are already your times.', 1],
    ['Your request has not been sent.', 0],
    ['This door opens over the internet.', 0],
    ['There are no extras in this building yet.', 0],
    ['Please call or write to us.', 1],
    ['Turn on mobile data or join a Wi-Fi', 1],
    ['Sign out', 0],
    ['Log out', 1],
  ])('%s', (english, count) => {
    expect(wordFindings([text('en-GB', english)], [])).toHaveLength(count);
    expect(wordFindings([text('en-GB', english)], [english])).toEqual([]);
  });

  test('one word for one thing, in each language', () => {
    expect(wordFindings([text('es-ES', 'The app', 'La aplicación')], [])).toHaveLength(1);
    expect(wordFindings([text('et-EE', 'Our team', 'Meie meeskond')], [])).toHaveLength(1);
  });

  test('a city beside a word that governs its case', () => {
    expect(cityFindings([text('fi-FI', 'In {city}', 'Kaupungissa {city}')])).toHaveLength(1);
    expect(cityFindings([text('fi-FI', 'In {city}', 'Paikallista aikaa ({city})')])).toEqual([]);
    expect(cityFindings([text('de-DE', 'In {city}', 'In {city}')])).toEqual([]);
  });

  test('a translation that is older than its English', () => {
    const catalog = '#. note\nmsgid "See the plan"\nmsgstr "Plan ansehen"\n';
    const made = withHashes(catalog, () => false);
    expect(made).toBe(`# english ${englishHash('See the plan')}\n${catalog}`);
    const renamed = made.replace('See the plan', 'See your plan');
    expect(withHashes(renamed, () => false)).toBe(renamed);
    expect(withHashes(renamed, () => true)).toContain(englishHash('See your plan'));
    const [old, today] = [englishHash('See the plan'), englishHash('See your plan')];
    expect(staleTranslations([text('de-DE', 'See your plan', 'Plan ansehen', old)])).toHaveLength(1);
    expect(staleTranslations([text('de-DE', 'See your plan', 'Plan ansehen', today)])).toEqual([]);
  });

  test('the label of a button, wherever its text is written', () => {
    const source = `function Page() {
      const confirm = isFree ? t\`Confirm order\` : t({ message: 'Confirm and pay', comment: 'A button' });
      return <><Button>{confirm}</Button><Link className={buttonClass('quiet')}><Trans>No</Trans>{t\`See all\`}</Link>
        <button role="tab" title={t\`Not this\`}>{t\`Doors\`}</button><p>{t\`Not this either\`}</p></>;
    }`;
    const { buttons } = textsInSource(source, 'planted.tsx');
    expect([...buttons].toSorted()).toEqual(['Confirm and pay', 'Confirm order', 'Doors', 'No', 'See all']);
    const found = buttonFindings(
      [
        text('de-DE', 'See all', 'Sehen Sie alle'),
        text('nl-NL', 'See all', 'Alles bekijken'),
        text('fi-FI', 'Doors', 'Kaikki ovet matkalla huoneeseen asti'),
        text('de-DE', 'Elsewhere', 'Das ist keine Beschriftung einer Schaltfläche'),
      ],
      buttons,
    );
    expect(found).toHaveLength(2);
  });

  test('a message inside a message, and a placeholder of two shapes', () => {
    const source = `
      const next = t\`Breakfast\`;
      const until = isToday ? format.time(end, zone) : format.dayTime(end, zone);
      const parts = names.map((name) => i18n._(name)).join(', ');
      const texts = [t\`Next: \${next}\`, t\`The \${next} is free\`, t\`Open until \${until}\`, t\`Parts: \${parts}\`];`;
    const { nested, twoShapes } = textsInSource(source, 'planted.tsx');
    expect(nested).toEqual(['The {next} is free']);
    expect(twoShapes).toEqual(['Open until {until}']);
  });
});
