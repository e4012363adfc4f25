import { showSpread, spread } from '../guest/spread.ts';
import type { Seen } from './watch-page.ts';

/** What a guest feels as at once, as soon, and not at all. */
const NEXT_FRAME_MS = 100;
const CONTENT_MS = 250;
const TICK_MS = 10;

/** All rounds of one build: by the kind of interaction, and the clock's own. */
export interface Measured {
  readonly build: string;
  readonly byKind: ReadonlyMap<string, readonly Seen[]>;
  readonly ticks: readonly number[];
}

const COLUMN = 20;
const row = (...[name = '', ...cells]: readonly string[]): string =>
  `  ${name.padEnd(18)}${cells.map((cell) => cell.padEnd(COLUMN)).join('')}`.trimEnd();

const verdict = (value: number, most: number): string => `aim ${most}: ${value <= most ? 'within' : 'OVER'}`;

/** The median, and how it is shown; nothing where no round knows. */
function figure(rounds: readonly (number | undefined)[]): { readonly median: number; readonly shown: string } {
  const known = rounds.filter((ms) => ms !== undefined);
  if (known.length === 0) return { median: 0, shown: '' };
  const own = spread(known);
  return { median: own.median, shown: showSpread(own, 0) };
}

/** A build's interactions, each and the worst, beside what a guest feels. */
export function printInteractions({ build, byKind, ticks }: Measured): void {
  console.log(`\nInteractions of ${build}, ms: median of ${ticks.length} rounds (lowest–highest)`);
  console.log(row('', 'next frame', 'first change', 'content'));
  const worst = { answer: 0, content: 0 };
  for (const [kind, seen] of byKind) {
    const frame = figure(seen.map(({ nextFrame }) => nextFrame));
    const change = figure(seen.map(({ firstChange }) => firstChange));
    const content = figure(seen.map((each) => each.content));
    // A frame without anything to see is no answer.
    const answer = Math.max(frame.median, change.median);
    const says = verdict(answer, NEXT_FRAME_MS) + (content.shown && `, ${verdict(content.median, CONTENT_MS)}`);
    console.log(row(kind, frame.shown, change.shown, content.shown, says));
    worst.answer = Math.max(worst.answer, answer);
    worst.content = Math.max(worst.content, content.median);
  }
  console.log(row('worst answer', worst.answer.toFixed(0), '', '', verdict(worst.answer, NEXT_FRAME_MS)));
  console.log(row('worst content', '', '', worst.content.toFixed(0), verdict(worst.content, CONTENT_MS)));
  const tick = spread(ticks);
  console.log(row('a tick at a door', showSpread(tick, 1), '', '', verdict(tick.median, TICK_MS)));
}
