import type { Server } from 'node:http';

/** Ends the process with one line: the caller must change an option, not read a stack. */
function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

interface Listening {
  readonly server: Server;
  readonly listen: () => unknown;
}

/** Runs a command that starts a server: `--help` prints its usage, an error is one line. */
export async function command(usage: string, start: () => Listening | Promise<Listening>): Promise<void> {
  if (process.argv.slice(2).some((each) => each === '--help' || each === '-h')) return console.log(usage);
  try {
    const { server, listen } = await start();
    // In the bundle a port that is taken fails before any code behind `await` runs.
    server.once('error', fail);
    listen();
  } catch (error) {
    fail(error);
  }
}

/** Reads the number of an option; throws what it has to be. */
export function numberOf(name: string, text: string, most: number): number {
  const value = Number(text);
  if (text !== '' && Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Error(`--${name} must be a whole number from 0 to ${most}`);
}

export const MOST_PORT = 65_535;
