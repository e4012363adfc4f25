import { FIGURES } from './figures.ts';
import type { Figures } from './figures.ts';
import type { Aim, GuestPage } from './pages.ts';
import { showSpread, spread } from './spread.ts';
import type { Spread } from './spread.ts';

const COLUMN = 22;
const row = (...[name = '', ...cells]: readonly string[]): string =>
  `  ${name.padEnd(22)}${cells.map((cell) => cell.padEnd(COLUMN)).join('')}`.trimEnd();

function verdict(aim: Aim, times: Spread, own: Spread): string {
  const [value, limit] = 'times' in aim ? [times.median, aim.times] : [own.median, aim.most];
  return `aim ${limit}: ${value <= limit ? 'within' : 'OVER'}`;
}

/** A build's figures of one page beside the floor's of the same rounds. */
export function printPage(page: GuestPage, build: string, floors: readonly Figures[], loads: readonly Figures[]): void {
  console.log(`\n${page.path} of ${build}: median of ${loads.length} rounds (lowest–highest)`);
  console.log(row('', 'floor', 'this build', 'times the floor'));
  for (const { figure, name, digits } of FIGURES) {
    const [floor, own] = [floors, loads].map((rounds) => spread(rounds.map((each) => each[figure])));
    if (floor === undefined || own === undefined) continue;
    // Round by round: a slow minute of the machine hits both.
    const times = spread(loads.map((each, round) => each[figure] / (floors[round]?.[figure] ?? Number.NaN)));
    const aim = page.aims[figure];
    const says = aim === undefined ? '' : verdict(aim, times, own);
    console.log(row(name, showSpread(floor, digits), showSpread(own, digits), showSpread(times, 2), says));
  }
}
