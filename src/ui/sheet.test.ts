import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { showModal, showOverPage } from './sheet.tsx';

const root = new Set<string>();
let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  root.clear();
  frames = [];
  const toggle = (name: string, isOn: boolean) => (isOn ? root.add(name) : root.delete(name));
  vi.stubGlobal('document', { documentElement: { classList: { toggle } } });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the browser does until the frame is on screen. */
async function draw(): Promise<void> {
  for (const frame of frames.splice(0)) frame();
  await vi.advanceTimersByTimeAsync(0);
}

function dialogAndHeading() {
  const did: string[] = [];
  const dialog = { showModal: () => did.push('opens'), close: () => did.push('closes') };
  const heading = { focus: () => did.push('focuses the heading') };
  return { did, dialog: dialog as unknown as HTMLDialogElement, heading: heading as unknown as HTMLElement };
}

test('a sheet dims the page in the frame after the click, and opens in the next one', async () => {
  const { did, dialog, heading } = dialogAndHeading();
  const close = showOverPage(dialog, heading);
  expect([...root]).toEqual(['covered']);
  expect(did).toEqual([]);
  await draw();
  expect(did).toEqual(['opens', 'focuses the heading']);
  close();
  expect([...root]).toEqual([]);
  expect(did.at(-1)).toBe('closes');
});

test('a sheet that is closed before it opens does not open', async () => {
  const { did, dialog, heading } = dialogAndHeading();
  showOverPage(dialog, heading)();
  await draw();
  expect(did).toEqual(['closes']);
});

test('a page that draws no frame opens it all the same', async () => {
  const { did, dialog, heading } = dialogAndHeading();
  const close = showOverPage(dialog, heading);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(did).toEqual(['opens', 'focuses the heading']);
  close();
});

test('the page is covered as long as one of two dialogs is', () => {
  const [first, second] = [showModal(dialogAndHeading().dialog), showModal(dialogAndHeading().dialog)];
  first();
  expect([...root]).toEqual(['covered']);
  second();
  expect([...root]).toEqual([]);
});
