import { spawn } from 'node:child_process';

/** The outcome of a command. */
export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
  readonly seconds: number;
}

export interface RunOptions {
  /** Shows the output immediately instead of collecting it. */
  readonly live?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Runs a tool of node_modules/.bin (in npm's PATH) until it ends; never throws. */
export function run(
  command: string,
  args: readonly string[],
  { live = false, env = {}, cwd = '.' }: RunOptions = {},
): Promise<Outcome> {
  const start = performance.now();
  return new Promise((done) => {
    const stdio = live ? 'inherit' : 'pipe';
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', stdio, stdio] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
    const end = (ok: boolean): void => done({ ok, output, seconds: (performance.now() - start) / 1000 });
    child.on('error', (error) => {
      output += String(error);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Prints a line per step: `ok   types (0.9 s)`, with its output if that is one line; for a failed step all of it. */
export function printOutcome(name: string, { ok, output, seconds }: Outcome): void {
  const isOneLine = ok && /^[^\n]+\n$/.test(output);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)${isOneLine ? `: ${output.trim()}` : ''}`);
  if (!ok) console.log(output.replace(/^/gm, '     '));
}
