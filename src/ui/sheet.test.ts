import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { showModal, showOverPage } from './sheet.tsx';

const root = new Set<string>();

beforeEach(() => {
  root.clear();
  const toggle = (name: string, isOn: boolean) => (isOn ? root.add(name) : root.delete(name));
  vi.stubGlobal('document', { documentElement: { classList: { toggle } } });
});

afterEach(() => vi.unstubAllGlobals());

function dialogAndHeading() {
  const did: string[] = [];
  const dialog = { showModal: () => did.push('opens'), close: () => did.push('closes') };
  const heading = { focus: () => did.push('focuses the heading') };
  return { did, dialog: dialog as unknown as HTMLDialogElement, heading: heading as unknown as HTMLElement };
}

test('a sheet covers the page while it is open, and its heading has the focus', () => {
  const { did, dialog, heading } = dialogAndHeading();
  const close = showOverPage(dialog, heading);
  expect([...root]).toEqual(['covered']);
  expect(did).toEqual(['opens', 'focuses the heading']);
  close();
  expect([...root]).toEqual([]);
  expect(did.at(-1)).toBe('closes');
});

test('the page is covered as long as one of two dialogs is', () => {
  const [first, second] = [showModal(dialogAndHeading().dialog), showModal(dialogAndHeading().dialog)];
  first();
  expect([...root]).toEqual(['covered']);
  second();
  expect([...root]).toEqual([]);
});
