import { readFileSync } from 'node:fs';

import { readConfiguration } from '#config/configuration.ts';
import { offLines } from '#config/settings.ts';

import { operatorFaults } from './operator-faults.ts';

/** Prints the faults of an operator's `config.json`, with exit code 1; if there are none, the features that it turns off. */
function checkConfig([file, ...more]: readonly string[]): void {
  if (file === undefined || more.length > 0) throw new Error('npm run check-config -- FILE');
  const text = readFileSync(file, 'utf8');
  const faults = operatorFaults(file, text);
  for (const line of faults) console.log(line);
  if (faults.length === 0) for (const line of offLines(readConfiguration(text))) console.log(`${file}: ${line}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

try {
  checkConfig(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
