import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { faultLine, faultsOf } from '#config/check-configuration.ts';
import { readConfiguration } from '#config/configuration.ts';

import { colourFaults } from './brand-colours.ts';

/** The faults of the SVG files that a configuration names, one line each. */
function signFaults(file: string, text: string): string[] {
  return Object.entries(readConfiguration(text).brands).flatMap(([key, brand]) => {
    const { sign } = brand ?? {};
    if (sign === undefined) return [];
    const path = join(dirname(file), sign);
    const svg = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    if (svg === undefined) return [`brands.${key}.sign: there is no file ${path}`];
    const isPicture = /<svg[\s>]/.test(svg) && !/<script|<foreignObject|\son\w+\s*=|javascript:|@import/i.test(svg);
    return isPicture ? [] : [`brands.${key}.sign: ${path} must be an SVG without scripts`];
  });
}

/** The faults of an operator's `config.json` and the files that it names, one line each; empty if there are none. */
export function operatorFaults(file: string, text: string): readonly string[] {
  const faults = faultsOf(text).map((fault) => faultLine(file, fault));
  if (faults.length > 0) return faults;
  return [...colourFaults(text), ...signFaults(file, text)].map((line) => `${file}: ${line}`);
}
