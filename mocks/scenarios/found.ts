import { pathToFileURL } from 'node:url';

import { scenarioFiles } from './files.ts';
import type { GroupedScenario } from './scenario.ts';

const scenarioOf = async (path: string): Promise<GroupedScenario> =>
  ((await import(/* @vite-ignore */ pathToFileURL(path).href)) as { situation: GroupedScenario }).situation;

/** The scenarios that have a file each. In a bundle, `foundScenarios` of `mocks/bundle.ts` replaces this module. */
export const found: readonly GroupedScenario[] = await Promise.all(scenarioFiles().map(scenarioOf));
