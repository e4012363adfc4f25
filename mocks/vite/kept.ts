import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Plugin, PluginOption } from 'vite';

import { CACHE, ROOT } from '../bundle.ts';

const FOLDER = join(CACHE, 'transforms');

/** Other inputs of a file: a change of these makes every file again. */
const DECIDES = ['package-lock.json', 'vite.config.ts', 'lingui.config.ts'];

interface Kept {
  readonly of: string;
  readonly result: object;
}

const digest = (...parts: readonly string[]): string => {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

let decided: string | undefined;
function tools(): string {
  mkdirSync(FOLDER, { recursive: true });
  return digest(...DECIDES.map((file) => readFileSync(join(ROOT, file), 'utf8')));
}

function read(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

/** The router's plugin remembers what the parts of a page share; such pages must pass through it every time. */
const hasMemory = (code: string): boolean => code.includes('tsr-shared');

function keeping(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'object') return plugin;
  const { handler } = transform;
  // In its place, not in a copy: a plugin may say later which files its transform is for.
  transform.handler = async function (code, id, options) {
    const make = () => handler.call(this, code, id, options);
    if (this.environment.config.command !== 'serve' || process.env['VITEST'] !== undefined) return make();
    const of = digest((decided ??= tools()), plugin.name, id, code);
    const file = join(FOLDER, `${digest(plugin.name, id)}.json`);
    const known = read(file);
    if (known?.of === of) return known.result;
    const result = await make();
    if (typeof result === 'object' && result !== null && !hasMemory(String(result.code))) {
      writeFile(file, JSON.stringify({ of, result } satisfies Kept)).catch(() => undefined);
    }
    return result;
  };
  return plugin;
}

/** In development, keeps what slow plugins make of a file over a restart of the server. */
export async function kept(option: PluginOption): Promise<Plugin[]> {
  const plugins = await option;
  if (Array.isArray(plugins)) return (await Promise.all(plugins.map(kept))).flat();
  return plugins ? [keeping(plugins as Plugin)] : [];
}
