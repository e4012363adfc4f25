import { showSpread, spread } from '../measure.ts';
import type { Spread } from '../measure.ts';

/** The measurements of one page load. */
export type Figure =
  | 'shown'
  | 'largest'
  | 'lcp'
  | 'tbt'
  | 'cpu'
  | 'fcp'
  | 'speedIndex'
  | 'cls'
  | 'requests'
  | 'scriptKb'
  | 'machine';

export type Figures = Readonly<Record<Figure, number>>;

/** In print order, with the number of decimals. */
export const FIGURES: readonly { readonly figure: Figure; readonly name: string; readonly digits: number }[] = [
  // Measured with real throttling of network and processor, not simulated.
  { figure: 'shown', name: 'shown ms', digits: 0 },
  { figure: 'largest', name: 'real LCP ms', digits: 0 },
  { figure: 'lcp', name: 'LCP ms', digits: 0 },
  { figure: 'tbt', name: 'TBT ms', digits: 0 },
  { figure: 'cpu', name: 'CPU ms', digits: 0 },
  { figure: 'fcp', name: 'FCP ms', digits: 0 },
  { figure: 'speedIndex', name: 'Speed Index ms', digits: 0 },
  { figure: 'cls', name: 'CLS', digits: 3 },
  { figure: 'requests', name: 'requests', digits: 0 },
  { figure: 'scriptKb', name: 'script KB till shown', digits: 1 },
  // Lighthouse's measure of the machine's speed; rounds that differ in it are not comparable.
  { figure: 'machine', name: 'benchmarkIndex', digits: 0 },
];

/** An upper limit, as a multiple of the floor or absolute. */
type Aim = { readonly times: number } | { readonly most: number };

/** A measured page and its limits. */
export interface GuestPage {
  readonly path: string;
  /** A text that appears together with the page's content. */
  readonly content: string;
  readonly aims: Readonly<Partial<Record<Figure, Aim>>>;
}

const aims = (lcp: number): GuestPage['aims'] => ({
  shown: { times: 0.9 },
  lcp: { times: lcp },
  tbt: { most: 200 },
  cls: { most: 0.02 },
  requests: { most: 20 },
});

export const FLOOR: GuestPage = { path: '/?slug=stay-started', content: 'Street door', aims: {} };

export const PAGES: readonly GuestPage[] = [
  { path: '/stay/access?slug=stay-started', content: 'Street door', aims: aims(1) },
  { path: '/stay?slug=stay-started', content: 'Street door', aims: aims(1.1) },
  { path: '/check-in', content: 'Booking number', aims: aims(1.1) },
];

const COLUMN = 22;
const row = (...[name = '', ...cells]: readonly string[]): string =>
  `  ${name.padEnd(22)}${cells.map((cell) => cell.padEnd(COLUMN)).join('')}`.trimEnd();

function verdict(aim: Aim, times: Spread, own: Spread): string {
  const [value, limit] = 'times' in aim ? [times.median, aim.times] : [own.median, aim.most];
  return `goal ${limit}: ${value <= limit ? 'within' : 'OVER'}`;
}

/** Prints the figures of a build for one page next to the floor's of the same rounds. */
export function printPage(page: GuestPage, build: string, floors: readonly Figures[], loads: readonly Figures[]): void {
  console.log(`\n${page.path} of ${build}: median of ${loads.length} rounds (lowest–highest)`);
  console.log(row('', 'floor', 'this build', 'times the floor'));
  for (const { figure, name, digits } of FIGURES) {
    const [floor, own] = [floors, loads].map((rounds) => spread(rounds.map((each) => each[figure])));
    if (floor === undefined || own === undefined) continue;
    // Compared per round, because a temporary slowdown of the machine affects both.
    const times = spread(loads.map((each, round) => each[figure] / (floors[round]?.[figure] ?? Number.NaN)));
    const aim = page.aims[figure];
    const says = aim === undefined ? '' : verdict(aim, times, own);
    console.log(row(name, showSpread(floor, digits), showSpread(own, digits), showSpread(times, 2), says));
  }
}
