import type { ContractError } from './api-error.ts';

let onBreach: (breach: ContractError) => void = () => {};
const known = new Set<string>();

/** Calls `listener` once for each place where an answer was broken but could be read without it. */
export function watchBreaches(listener: (breach: ContractError) => void): void {
  onBreach = listener;
  known.clear();
}

/** Tells the listener of a breach, each place and kind once. */
export function noteBreach(breach: ContractError): void {
  const place = `${breach.message} ${breach.issue}`;
  if (known.has(place)) return;
  known.add(place);
  onBreach(breach);
}
