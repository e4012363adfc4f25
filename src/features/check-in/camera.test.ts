import { expect, test } from 'vitest';

import { cameraTrouble, centreCrop } from './camera.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'absent'],
  ['OverconstrainedError', 'absent'],
  ['NotSupportedError', 'absent'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])('%s: the camera is %s', (name, trouble) => {
  expect(cameraTrouble(new DOMException('', name))).toBe(trouble);
});

test.each([
  ['a wide picture loses its sides', 1920, 1080, { x: 240, y: 0, width: 1440, height: 1080 }],
  ['an upright one loses top and bottom', 1080, 1920, { x: 0, y: 555, width: 1080, height: 810 }],
  ['one of that shape stays whole', 640, 480, { x: 0, y: 0, width: 640, height: 480 }],
])('%s', (_, width, height, crop) => {
  expect(centreCrop(width, height, 4 / 3)).toEqual(crop);
});
