import { pathToFileURL } from 'node:url';

import type { GroupedScenario } from './scenario.ts';

import { situationFiles } from './files.ts';

// Each file was found by this export; `scenarios.ts` looks at its group.
const situationOf = async (path: string): Promise<GroupedScenario> =>
  ((await import(/* @vite-ignore */ pathToFileURL(path).href)) as { situation: GroupedScenario }).situation;

/** The situations that have a file each. In a bundle `foundSituations` of `mocks/bundle.ts` replaces this module. */
export const found: readonly GroupedScenario[] = await Promise.all(situationFiles().map(situationOf));
