import { expect, test } from 'vitest';

import { cx } from './cx.ts';

test('class names are joined, without what is empty', () => {
  expect(cx('a', false, undefined, null, '', 'b c')).toBe('a b c');
  expect(cx()).toBe('');
});
