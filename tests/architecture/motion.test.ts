import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The maximum duration of an animation or transition. */
const MAX_MS = 250;

/** Exceptions: the line and the reason. */
const LONGER: readonly (readonly [line: string, why: string])[] = [
  ['--animate-breathe: breathe 4.8s ease-in-out 500ms;', 'three times, under the five seconds of WCAG 2.2.2'],
  ['--animate-turn: turn 0.9s linear infinite;', 'says that work is under way, for as long as it is'],
  ['--animate-run-out: run-out 6s linear both;', 'how long a door stays open'],
  ['transform 0.45s cubic-bezier(0.3, 0.9, 0.3, 1),', 'a door that opens'],
  ['opacity 0.45s linear;', 'the light of a door that opens'],
  ['animation: boot-show 1ms 10s forwards;', 'help for a page whose app does not come'],
  ['animation: boot-hide 1ms 10s forwards;', 'what that help replaces'],
];

/** Durations in CSS and in class names. */
const TIME = /(?<![\w.-])(\d*\.?\d+)(ms|s)(?![\w-])|\b(?:duration|delay)-\[?(\d+)(?:ms)?\]?/g;

/** Removes comments, as they may mention any duration. */
const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const lines = globSync('src/**/*.{css,tsx}', { exclude: ['src/ui/fonts/**', 'src/features/debug/**'] }).flatMap(
  (file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .map((line) => ({ file, line: line.trim() }))
      .filter(({ file: each, line }) => each.endsWith('.css') || /duration|delay|animat|transition/.test(line)),
);

const longest = (line: string): number =>
  Math.max(
    0,
    ...[...line.matchAll(TIME)].map(([, time, unit, named]) => Number(named ?? time) * (unit === 's' ? 1_000 : 1)),
  );

test('animations longer than 250 ms are listed here', () => {
  const slow = lines.filter(({ line }) => longest(line) > MAX_MS);
  const violations = slow.filter(({ line }) => !LONGER.some(([known]) => line === known));
  expect(violations).toEqual([]);
  expect(LONGER.filter(([known]) => !slow.some(({ line }) => line === known)).map(([known]) => known)).toEqual([]);
});

test('classes take their durations from the tokens', () => {
  const violations = lines.filter(({ file, line }) => file.endsWith('.tsx') && /\bduration-(?!move\b)[\w[]/.test(line));
  expect(violations).toEqual([]);
});

test('the breathing animation ends within five seconds (WCAG 2.2.2)', () => {
  const [, seconds] =
    /breathe (\d+(?:\.\d+)?)s ease-in-out 500ms;/.exec(readFileSync('src/ui/motion.css', 'utf8')) ?? [];
  expect(Number(seconds)).toBeLessThan(5);
});

test('only the turning animation repeats for ever', () => {
  const endless = lines.filter(({ line }) => /\binfinite\b/.test(line)).map(({ line }) => line);
  expect(endless).toEqual(['--animate-turn: turn 0.9s linear infinite;']);
});

test('with reduced motion there are no animations, transitions and page transitions', () => {
  const base = readFileSync('src/ui/base.css', 'utf8');
  expect(base).toMatch(/prefers-reduced-motion: reduce\) \{\s+\*,[\s\S]+?animation-duration: 0\.01ms !important;/);
  // `none`, as even the shortest transition delays a style change by a frame, and an element that is not yet visible
  // cannot get the focus.
  expect(base).toMatch(/transition: none !important;/);
  expect(readFileSync('src/app/page-transition.ts', 'utf8')).toContain('prefers-reduced-motion: reduce');
});
