import { readFileSync } from 'node:fs';

import { answersReached, requirementsReached } from '#mocks/scenarios/coverage.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';

/** States, validation, roles and errors: every rule of these a tester must be able to see. */
const SHOWN = ['4-states', '5-validation', '6-roles', '8-errors'];

const findings: string[] = [];
const reached = requirementsReached();
const ids = SHOWN.flatMap((file) =>
  [...readFileSync(`tests/requirements/${file}.md`, 'utf8').matchAll(/^- \*\*(R[\d-]+)\*\*/gm)].map(
    ([, id = '']) => id,
  ),
);
for (const id of ids) if (reached[id] === undefined) findings.push(`${id}: no scenario serves it`);
const answers = answersReached();
for (const { operation, status, by, because } of answers) {
  if (by.length === 0 && because === undefined) findings.push(`${operation} ${status}: no scenario answers it`);
}
const known = new Set(answers.map(({ operation, status }) => `${operation} ${status}`));
for (const { name, answers: told = '' } of scenarios) {
  const wrong = told.split(', ').filter((each) => each !== '' && !known.has(each));
  if (wrong.length > 0) findings.push(`${name}: the contract has no ${wrong.join(', ')}`);
}

for (const finding of findings) console.log(finding);
console.log(
  `${scenarios.length} scenarios, ${ids.length} rules and ${answers.length} answers of the contract reached or explained`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
