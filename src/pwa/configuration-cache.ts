import { sleep } from '#lib/time.ts';

/** The operator's configuration; `#config/configuration.ts` asks for it. */
export const CONFIGURATION = '/config.json';

const CACHE = 'configuration';

/** How long a page waits for a new configuration before it starts with the kept one. */
const WAIT_MS = 500;

/** Whether this is a configuration, and not the sign-in page of a Wi-Fi. The page checks it in full. */
function isConfiguration(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'hosts' in value;
  } catch {
    return false;
  }
}

/** Asks the server for the configuration and keeps it; what is none is not kept. */
export async function keepConfiguration(request: RequestInfo): Promise<Response> {
  // oxlint-disable-next-line eslint/no-restricted-globals -- the request of the page, passed on
  const answer = await fetch(request, { cache: 'no-cache' });
  if (!answer.ok || !isConfiguration(await answer.clone().text()))
    throw new Error('No configuration', { cause: answer });
  await (await caches.open(CACHE)).put(CONFIGURATION, answer.clone());
  return answer;
}

/**
 * The configuration from the server; the kept one when the server is late or answers with something else. A late answer
 * is kept too: the next start has it.
 */
export async function answerConfiguration(
  request: Request,
  stayAwake: (work: Promise<unknown>) => void,
): Promise<Response> {
  const kept = await caches.match(CONFIGURATION, { cacheName: CACHE });
  const fresh = keepConfiguration(request);
  stayAwake(fresh.catch(() => {}));
  if (kept === undefined) {
    // The page tells what is wrong with an answer that is no configuration.
    return fresh.catch((error: unknown) => {
      if (error instanceof Error && error.cause instanceof Response) return error.cause;
      throw error;
    });
  }
  return Promise.race([fresh.catch(() => kept), sleep(WAIT_MS).then(() => kept)]);
}
