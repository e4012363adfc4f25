import { beforeEach, describe, expect, test, vi } from 'vitest';

import { stubTab } from '../../tests/support/stub-tab.ts';
import { watchInstall } from './install.ts';

const PHONE = { isInstalled: false, isByHand: false };
const IPHONE = { isInstalled: false, isByHand: true };
let window: EventTarget;
const prompt = vi.fn<() => Promise<void>>();
const offer = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  prompt.mockReset().mockResolvedValue();
  ({ window } = stubTab());
});

describe('installing is offered once something has worked, never before (R1-26)', () => {
  test('the browser asks later, when the guest wants it', () => {
    const { install, noteWorked } = watchInstall(PHONE);
    expect(offer().defaultPrevented).toBe(true);
    expect(install.read()).toBeNull();
    noteWorked();
    expect(install.read()).toBe('asks');
    install.accept();
    expect(prompt).toHaveBeenCalledOnce();
    expect(install.read()).toBeNull();
  });

  test('also when the browser says so afterwards', () => {
    const { install, noteWorked } = watchInstall(PHONE);
    noteWorked();
    expect(install.read()).toBeNull();
    offer();
    expect(install.read()).toBe('asks');
  });

  test('at the end of the walk in at once, as the doors have worked (R2-165)', () => {
    const { install } = watchInstall(PHONE);
    expect(install.readInside()).toBeNull();
    offer();
    expect([install.readInside(), install.read()]).toEqual(['asks', null]);
    install.close();
    expect(install.readInside()).toBeNull();
    expect(watchInstall({ ...IPHONE, isInstalled: true }).install.readInside()).toBeNull();
  });

  test('on iOS in words', () => {
    const { install, noteWorked } = watchInstall(IPHONE);
    expect(install.read()).toBeNull();
    noteWorked();
    expect(install.read()).toBe('by-hand');
  });

  test('never where it is installed', () => {
    const { install, noteWorked } = watchInstall({ ...IPHONE, isInstalled: true });
    noteWorked();
    expect(install.read()).toBeNull();
  });

  test('dismissed once, it stays away', () => {
    const first = watchInstall(IPHONE);
    first.noteWorked();
    first.install.close();
    const next = watchInstall(IPHONE);
    next.noteWorked();
    expect([first.install.read(), next.install.read()]).toEqual([null, null]);
  });
});
