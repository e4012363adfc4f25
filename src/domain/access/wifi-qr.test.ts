import { expect, test } from 'vitest';

import { wifiQr } from './wifi-qr.ts';

test.each([
  ['Good Night Guest', 'sleep-well-405', 'WIFI:T:WPA;S:Good Night Guest;P:sleep-well-405;;'],
  ['Open house', '', 'WIFI:T:nopass;S:Open house;P:;;'],
  ['a;b,c:d"e\\f', 'p;w', 'WIFI:T:WPA;S:a\\;b\\,c\\:d\\"e\\\\f;P:p\\;w;;'],
])('%j with %j is read by a camera as %j (R1-13)', (ssid, password, text) => {
  expect(wifiQr({ ssid, password })).toBe(text);
});
