import { expect, test, vi } from 'vitest';

import { reloadOnEnvironmentChange } from './environment-override.ts';

test('setting or clearing the stored environment reloads; other keys do not (R3-116, R3-117)', () => {
  const reload = vi.fn<() => void>();
  const window = Object.assign(new EventTarget(), { location: { reload } });
  vi.stubGlobal('window', window);
  reloadOnEnvironmentChange();
  const changed = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));

  changed('locale');
  changed('currentStay');
  expect(reload).not.toHaveBeenCalled();
  changed('environment');
  expect(reload).toHaveBeenCalledTimes(1);
});
