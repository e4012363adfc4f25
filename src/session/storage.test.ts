import { describe, expect, test, vi } from 'vitest';

import { fc } from '../../tests/support/fast-check.ts';
import { safeStorage } from './storage.ts';
import { FakeStorage } from '../../tests/support/fake-storage.ts';

const refuse = (): never => {
  throw new DOMException('no', 'SecurityError');
};

describe('storage that works', () => {
  test('keeps what is written, and forgets what is removed', () => {
    const inner = new FakeStorage();
    const storage = safeStorage(() => inner);
    expect(storage.read('locale')).toBeNull();
    storage.write('locale', 'de-DE');
    expect(inner.getItem('locale')).toBe('de-DE');
    expect(storage.read('locale')).toBe('de-DE');
    storage.remove('locale');
    expect(storage.read('locale')).toBeNull();
    expect(inner.length).toBe(0);
  });

  test('sees what another tab wrote', () => {
    const inner = new FakeStorage();
    const storage = safeStorage(() => inner);
    storage.write('locale', 'de-DE');
    inner.setItem('locale', 'fi-FI');
    expect(storage.read('locale')).toBe('fi-FI');
  });
});

describe('storage that does not work: the app continues in memory (S64)', () => {
  test.each<[string, () => Storage]>([
    ['blocked: the getter throws', refuse],
    ['absent: there is no such thing', () => undefined as unknown as Storage],
    ['null, as in some web views', () => null as unknown as Storage],
    [
      'every use throws',
      () => ({ getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse, key: refuse, length: 0 }),
    ],
  ])('%s', (_, open) => {
    const storage = safeStorage(open);
    expect(storage.read('currentStay')).toBeNull();
    storage.write('currentStay', 'a');
    expect(storage.read('currentStay')).toBe('a');
    expect(storage.read('locale')).toBeNull();
    storage.remove('currentStay');
    expect(storage.read('currentStay')).toBeNull();
  });

  test('full: the new value takes precedence over the old one left in storage', () => {
    const inner = new FakeStorage();
    inner.setItem('locale', 'de-DE');
    const storage = safeStorage(() => inner);
    const setItem = vi.spyOn(inner, 'setItem').mockImplementation(refuse);
    storage.write('locale', 'fi-FI');
    expect(storage.read('locale')).toBe('fi-FI');
    setItem.mockRestore();
    storage.write('locale', 'et-EE');
    expect(inner.getItem('locale')).toBe('et-EE');
    expect(storage.read('locale')).toBe('et-EE');
  });

  test('read-only: what is removed is gone for the app', () => {
    const inner = new FakeStorage();
    inner.setItem('currentStay', '{"slug":5}');
    const storage = safeStorage(() => inner);
    vi.spyOn(inner, 'removeItem').mockImplementation(refuse);
    storage.remove('currentStay');
    expect(storage.read('currentStay')).toBeNull();
  });

  test('whichever uses fail, reading gives what was written last', () => {
    const step = fc.record({ value: fc.option(fc.string()), failing: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const inner = new FakeStorage();
        let fails = false;
        const storage = safeStorage(() => (fails ? refuse() : inner));
        for (const { value, failing } of steps) {
          fails = failing;
          if (value === null) storage.remove('locale');
          else storage.write('locale', value);
          fails = false;
          expect(storage.read('locale')).toBe(value);
        }
      }),
    );
  });
});
