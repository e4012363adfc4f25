/** The figures of one load of a page. */
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

/** In the order they are printed, and how many digits count. */
export const FIGURES: readonly { readonly figure: Figure; readonly name: string; readonly digits: number }[] = [
  // Not simulated: the line and the processor are slowed down.
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
  // Lighthouse's measure of how fast the machine was meanwhile; rounds far apart in it compare badly.
  { figure: 'machine', name: 'benchmarkIndex', digits: 0 },
];
