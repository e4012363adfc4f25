import { expect, test } from 'vitest';

import { fewLines } from './lean-icons.ts';
import type { Line } from './lean-icons.ts';

const drawn = (...lines: Line[]): string | undefined => fewLines(lines)[0]?.[1]['d'];

test('each shape is a path with the same outline', () => {
  expect(drawn(['line', { x1: '2', y1: '3', x2: '20', y2: '21' }])).toBe('M2 3L20 21');
  expect(drawn(['circle', { cx: '12', cy: '10', r: '3' }])).toBe('M9 10a3 3 0 0 1 6 0a3 3 0 0 1 -6 0z');
  expect(drawn(['rect', { x: '2', y: '5', width: '20', height: '14', rx: '2' }])).toBe(
    'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
  );
  expect(drawn(['rect', { x: '15', y: '4', width: '4', height: '6', ry: '2' }])).toBe(
    'M17 4h0a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h0a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z',
  );
});

test('all of an icon is one path, and a small m begins at the corner', () => {
  expect(
    fewLines([
      ['path', { d: 'M2 2h20' }],
      ['path', { d: 'm6 9 6 6 6-6' }],
    ]),
  ).toEqual([['path', { d: 'M2 2h20M0 0m6 9 6 6 6-6' }]]);
});

test('what is filled, and what no path draws, stays as it is', () => {
  const dot: Line = ['circle', { cx: '16.5', cy: '7.5', r: '.5', fill: 'currentColor' }];
  const oval: Line = ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }];
  expect(fewLines([dot, ['path', { d: 'M2 2h20' }], oval])).toEqual([['path', { d: 'M2 2h20' }], dot, oval]);
  expect(fewLines([oval])).toEqual([oval]);
});
