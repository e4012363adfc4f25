import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { TimesScene } from './time-scenes.tsx';

test.each([
  ['17:00', 'M180 68L180.0 35.0', 'M180 68L191.0 87.1'],
  ['09:15', 'M180 68L213.0 68.0', 'M180 68L158.2 65.1'],
  [null, 'M180 68L180.0 35.0', 'M180 68L180.0 46.0'],
])('the clock shows the new time: %s', (time, minuteHand, hourHand) => {
  const drawn = renderToStaticMarkup(<TimesScene time={time} />);
  expect(drawn).toContain(minuteHand);
  expect(drawn).toContain(hourHand);
});
