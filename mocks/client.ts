import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { addScenario, openFile, record, replayed } from './client-files.ts';
import { ask, findApp, findBackend, usageOf } from './command.ts';
import type { ClientOptions } from './command.ts';
import { membersOf, nearest } from './engine/link.ts';
import { searchOf } from './tester-page/search.ts';
import type { Findable } from './tester-page/search.ts';

const scenariosOf = async (options: ClientOptions) => (await ask(options, 'GET', 'scenarios')) as readonly Findable[];

/**
 * Starts the world with scenarios, given as `a`, `a+b` or `a b`; returns a link that opens it without restarting it.
 */
async function openScenarios(options: ClientOptions, words: readonly string[]): Promise<string> {
  const names = words.flatMap((each) => each.split(/[ +,]+/)).filter((each) => each !== '');
  if (names.length === 0) throw new Error('open needs scenarios or a file');
  const known = (await scenariosOf(options)).map(({ name }) => name);
  for (const name of names) {
    if (known.includes(name)) continue;
    const [meant] = nearest(name, known);
    throw new Error(`No scenario '${name}'; search with list${meant === undefined ? '' : `. Did you mean ${meant}?`}`);
  }
  const wish = { scenario: names, host: new URL(options.app).host };
  const { open } = (await ask(options, 'POST', 'open', wish)) as { readonly open: string };
  return new URL(open, options.app).href;
}

async function worldVerb(options: ClientOptions, [deed = '', name = '']: readonly string[]): Promise<unknown> {
  switch (deed) {
    case 'list':
      return ask(options, 'GET', 'sessions');
    case 'fork':
      return ask(options, 'POST', 'fork', { name });
    case 'end':
      return ask(options, 'DELETE', `sessions/${encodeURIComponent(name)}`);
    case 'export':
      await writeFile(name, JSON.stringify(await ask(options, 'GET', 'snapshot')));
      return `Written to ${name}`;
    case 'import':
      return ask(options, 'PUT', 'snapshot', await readFile(name, 'utf8'));
    default:
      throw new Error('world needs list, fork, end, export or import');
  }
}

async function perform(options: ClientOptions, [verb = '', ...words]: readonly string[]): Promise<unknown> {
  const [first = ''] = words;
  switch (verb) {
    case 'list': {
      const { all: found, isWhole } = searchOf(await scenariosOf(options))(words.join(' '));
      if (!isWhole) console.error(`No scenario matches every word.${found.length > 0 ? ' The closest:' : ''}`);
      return options.isJson ? found : found.map(({ name, title }) => `${name}: ${title}`).join('\n');
    }
    case 'open':
      return first.endsWith('.json') ? openFile(options, first) : openScenarios(options, words);
    case 'clock':
      return ask(
        options,
        words.length === 0 ? 'GET' : 'PUT',
        'clock',
        words.length === 0 ? undefined : membersOf(words),
      );
    case 'due':
      if (first === '') throw new Error('due needs a scenario');
      return ask(options, 'GET', `due/${encodeURIComponent(first)}`);
    case 'fault':
      if (first === 'list') return ask(options, 'GET', 'faults');
      return first === 'end' ? ask(options, 'DELETE', 'faults') : ask(options, 'POST', 'faults', membersOf(words));
    case 'journal':
      return ask(options, 'GET', 'journal');
    case 'undo':
      return ask(options, 'POST', 'undo');
    case 'world':
      return worldVerb(options, words);
    case 'record':
      return record(options, first);
    case 'situation':
      return addScenario(words);
    case 'replay':
      return replayed(options, first);
    default:
      throw new Error(`No command '${verb}'; --help lists all`);
  }
}

/** Runs a command: prints the answer, or one line with the error. */
export async function steer(args: readonly string[]): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        at: { type: 'string' },
        app: { type: 'string' },
        world: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const [verb = ''] = positionals;
    if (values.help) return console.log(usageOf(verb));
    const { world, json } = values;
    const at = values.at ?? (await findBackend());
    const app = values.app ?? (await findApp(at, verb === 'open'));
    const answer = await perform({ at, app, world, isJson: json }, positionals);
    console.log(typeof answer === 'string' && !json ? answer : JSON.stringify(answer, null, 2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
