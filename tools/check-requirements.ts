import { existsSync, globSync, readFileSync } from 'node:fs';

import { answersReached, requirementsReached } from '#mocks/scenarios/coverage.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';

/** Files that may cite a requirement. */
const CITING = [
  '{src,mocks,tests,tools,openapi}/**/*.{ts,tsx,css,yaml}',
  '*.{ts,html}',
  'README.md',
  'docs/**/*.md',
  '.github/**/*.{md,yml}',
];
const NOT_CITING =
  /^src\/api\/generated\/|^src\/app\/route-tree\.gen\.ts$|^src\/ui\/fonts\/|^tools\/check-requirements\.ts$/;

/** Files whose citation counts as a test. */
const PROVING = /\.(test|e2e)\.tsx?$|^tools\/(check|mutants)/;

/** `R2-84`, `S51`, and the ranges `R4-70 to R4-78`. */
const CITATION = /\b(R\d-|S)(\d{1,3})\b(?: to \1(\d{1,3})\b)?/g;

/** References that cannot be looked up in this repository. */
const UNKNOWN_FORMS = /\bexperience \d|\bPart [A-Z]\b|\b[Ss]ection \d|\bdecision \d|\bledger\b|\bP\d\d\b/g;

const STATEMENT = /^- \*\*(?<id>[RS][\d-]+)\*\* (?<text>.+)$/;
const REASON = /^ {2}- (?<kind>Open|In part): (?<why>.+)$/;

/** A row of the table of real life: a case, its class, and the files whose tests have its id in their titles. */
const CASE = /^\| \*\*(?<id>[A-Z]\d+)\*\* +\| [^|]+ \| (?<files>`[^|]+`) +\|$/;
const CASES = 'tests/requirements/real-life.md';

/** Sections whose rules must be visible in scenarios: states, validation, roles and errors. */
const SHOWN = ['4-states', '5-validation', '6-roles', '8-errors'];

interface Requirement {
  readonly id: string;
  readonly where: string;
  /** Why no test covers it, or why tests cover only a part. */
  reason?: 'Open' | 'In part';
}

const findings: string[] = [];
const requirements = new Map<string, Requirement>();

for (const file of globSync('tests/requirements/*.md').toSorted()) {
  let last: Requirement | undefined;
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const where = `${file}:${index + 1}`;
    const { id } = STATEMENT.exec(line)?.groups ?? {};
    const { kind } = REASON.exec(line)?.groups ?? {};
    if (id !== undefined) {
      if (requirements.has(id)) findings.push(`${where}: ${id} is stated twice`);
      last = { id, where };
      requirements.set(id, last);
    } else if (last !== undefined && (kind === 'Open' || kind === 'In part')) last.reason = kind;
    else if (line !== '' && !line.startsWith('#') && /^\s*-/.test(line)) findings.push(`${where}: cannot be parsed`);
  }
}

let cases = 0;
for (const [index, line] of readFileSync(CASES, 'utf8').split('\n').entries()) {
  const { id, files = '' } = CASE.exec(line)?.groups ?? {};
  const where = `${CASES}:${index + 1}`;
  if (id === undefined && line.startsWith('| **')) findings.push(`${where}: cannot be parsed`);
  if (id === undefined) continue;
  cases += 1;
  for (const [, file = ''] of files.matchAll(/`([^`]+)`/g)) {
    if (!PROVING.test(file) || !existsSync(file)) findings.push(`${where}: ${file} has no tests`);
    else if (!new RegExp(`['"\`].*\\b${id}\\b`).test(readFileSync(file, 'utf8')))
      findings.push(`${where}: no test title in ${file} cites ${id}`);
  }
}

const citedBy = new Map<string, string[]>();
const citing = CITING.flatMap((pattern) => globSync(pattern)).filter((file) => !NOT_CITING.test(file));
for (const file of citing.toSorted()) {
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const where = `${file}:${index + 1}`;
    for (const [, section = '', first = '', end = first] of line.matchAll(CITATION)) {
      for (let number = Number(first); number <= Number(end); number += 1) {
        const id = section + (section === 'S' ? String(number) : String(number).padStart(2, '0'));
        if (!requirements.has(id)) findings.push(`${where}: ${id} is not in tests/requirements`);
        citedBy.set(id, [...(citedBy.get(id) ?? []), where]);
      }
    }
    for (const [form] of line.matchAll(UNKNOWN_FORMS)) {
      findings.push(`${where}: '${form}' is not an id; cite one of tests/requirements, or none`);
    }
  }
}

let [proven, inPart, open] = [0, 0, 0];
for (const { id, where, reason } of requirements.values()) {
  const proof = citedBy.get(id)?.find((place) => PROVING.test(place.replace(/:\d+$/, '')));
  if (proof === undefined) {
    open += 1;
    if (reason !== 'Open') findings.push(`${where}: no test cites ${id}; cite it in its test, or state why it is open`);
  } else {
    proven += 1;
    if (reason === 'In part') inPart += 1;
    if (reason === 'Open') findings.push(`${where}: ${id} is proven by ${proof}; remove the line that says it is open`);
  }
}

const reached = requirementsReached();
const shown = SHOWN.flatMap((file) =>
  [...readFileSync(`tests/requirements/${file}.md`, 'utf8').matchAll(/^- \*\*(R[\d-]+)\*\*/gm)].map(
    ([, id = '']) => id,
  ),
);
for (const id of shown) if (reached[id] === undefined) findings.push(`${id}: no scenario covers it`);
const answers = answersReached();
for (const { operation, status, by, reason } of answers) {
  if (by.length === 0 && reason === undefined) findings.push(`${operation} ${status}: no scenario answers it`);
}
const knownAnswers = new Set(answers.map(({ operation, status }) => `${operation} ${status}`));
for (const { name, answers: declared = '' } of scenarios) {
  const wrong = declared.split(', ').filter((each) => each !== '' && !knownAnswers.has(each));
  if (wrong.length > 0) findings.push(`${name}: the contract has no ${wrong.join(', ')}`);
}

for (const finding of findings.slice(0, 40)) console.log(finding);
if (findings.length > 40) console.log(`… and ${findings.length - 40} more`);
console.log(
  `${scenarios.length} scenarios cover ${shown.length} requirements and ${answers.length} responses of the contract, or give the reason why not`,
);
console.log(`${cases} cases of real life have tests`);
console.log(`${requirements.size} stated, ${proven} proven by a test (${inPart} in part), ${open} open`);
process.exitCode = findings.length === 0 ? 0 : 1;
