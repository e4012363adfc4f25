import { faultLine, faultsOf } from '#config/check-configuration.ts';

import { colourFaults } from './brand-colours.ts';

/** All that is wrong with an operator's `config.json`, one line each: the one check of `check-config` and `deploy-files`. */
export function operatorFaults(file: string, text: string): readonly string[] {
  const faults = faultsOf(text).map((fault) => faultLine(file, fault));
  return faults.length > 0 ? faults : colourFaults(text).map((line) => `${file}: ${line}`);
}
