import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import type { Wishes } from './ask.ts';

import { ask } from './ask.ts';
import { openFile, record, replayed } from './files-of-testers.ts';
import { addSituation } from './situation-files.ts';
import { searchOf } from './tester-page/search.ts';
import type { Findable } from './tester-page/search.ts';
import { membersOf } from './engine/link.ts';
import { usageOf } from './verbs.ts';

const scenariosOf = async (wishes: Wishes) => (await ask(wishes, 'GET', 'scenarios')) as readonly Findable[];

async function scenarioLink(wishes: Wishes, name: string): Promise<string> {
  const scenarios = await scenariosOf(wishes);
  if (!scenarios.some((each) => each.name === name))
    throw new Error(`No scenario '${name}'; list finds one by its words`);
  const world = wishes.world === undefined ? '' : `?world=${encodeURIComponent(wishes.world)}`;
  return `${wishes.app}/s/${encodeURIComponent(name)}${world}`;
}

async function worldVerb(wishes: Wishes, [deed = '', name = '']: readonly string[]): Promise<unknown> {
  switch (deed) {
    case 'list':
      return ask(wishes, 'GET', 'sessions');
    case 'fork':
      return ask(wishes, 'POST', 'fork', { name });
    case 'end':
      return ask(wishes, 'DELETE', `sessions/${encodeURIComponent(name)}`);
    case 'export':
      await writeFile(name, JSON.stringify(await ask(wishes, 'GET', 'snapshot')));
      return `Written to ${name}`;
    case 'import':
      return ask(wishes, 'PUT', 'snapshot', await readFile(name, 'utf8'));
    default:
      throw new Error('world is followed by list, fork, end, export or import');
  }
}

async function perform(wishes: Wishes, [verb = '', ...words]: readonly string[]): Promise<unknown> {
  const [first = ''] = words;
  switch (verb) {
    case 'list': {
      const { all: found, isWhole } = searchOf(await scenariosOf(wishes))(words.join(' '));
      if (!isWhole) console.error(`None has every word.${found.length > 0 ? ' The nearest:' : ''}`);
      return wishes.isJson ? found : found.map(({ name, title }) => `${name}: ${title}`).join('\n');
    }
    case 'open':
      return first.endsWith('.json') ? openFile(wishes, first) : scenarioLink(wishes, first);
    case 'clock':
      return ask(
        wishes,
        words.length === 0 ? 'GET' : 'PUT',
        'clock',
        words.length === 0 ? undefined : membersOf(words),
      );
    case 'due':
      return ask(wishes, 'GET', `due/${encodeURIComponent(first)}`);
    case 'fault':
      if (first === 'list') return ask(wishes, 'GET', 'faults');
      return first === 'end' ? ask(wishes, 'DELETE', 'faults') : ask(wishes, 'POST', 'faults', membersOf(words));
    case 'journal':
      return ask(wishes, 'GET', 'journal');
    case 'undo':
      return ask(wishes, 'POST', 'undo');
    case 'world':
      return worldVerb(wishes, words);
    case 'record':
      return record(wishes, first);
    case 'situation':
      return addSituation(words);
    case 'replay':
      return replayed(wishes, first);
    default:
      throw new Error(`No verb '${verb}'; --help lists them`);
  }
}

/** Runs a verb of the command line: prints the answer, or one line about what is wrong. */
export async function steer(args: readonly string[]): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        at: { type: 'string', default: 'http://127.0.0.1:4010' },
        app: { type: 'string', default: 'http://localhost:4173' },
        world: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const [verb = ''] = positionals;
    if (values.help) return console.log(usageOf(verb));
    const { at, app, world, json } = values;
    const answer = await perform({ at, app, world, isJson: json }, positionals);
    console.log(typeof answer === 'string' && !json ? answer : JSON.stringify(answer, null, 2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
