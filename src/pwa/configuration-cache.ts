import { sleep } from '#lib/time.ts';
import { APP_CACHES, openCache } from '#session/app-caches.ts';

/** The operator's configuration; `#config/configuration.ts` requests it. */
export const CONFIGURATION = '/config.json';

/** How long a page waits for a new configuration before it uses the cached one. */
const WAIT_MS = 500;

/** Whether the text is a configuration and not a Wi-Fi portal's page; the app validates it completely. */
function isConfiguration(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'hosts' in value;
  } catch {
    return false;
  }
}

/** Fetches and caches the configuration; a response that is not one is not cached. */
export async function fetchConfiguration(request: RequestInfo): Promise<Response> {
  // oxlint-disable-next-line eslint/no-restricted-globals -- the request of the page, passed on
  const response = await fetch(request, { cache: 'no-cache' });
  if (!response.ok || !isConfiguration(await response.clone().text()))
    throw new Error('No configuration', { cause: response });
  await (await openCache('configuration')).put(CONFIGURATION, response.clone());
  return response;
}

/**
 * The configuration from the server, or the cached one if the server is late or responds with something else. A late
 * response is still cached for the next start.
 */
export async function answerConfiguration(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cached = await caches.match(CONFIGURATION, { cacheName: APP_CACHES.configuration });
  const fresh = fetchConfiguration(request);
  waitUntil(fresh.catch(() => {}));
  if (cached === undefined) {
    // Passes on an invalid response, which the page reports.
    return fresh.catch((error: unknown) => {
      if (error instanceof Error && error.cause instanceof Response) return error.cause;
      throw error;
    });
  }
  return Promise.race([fresh.catch(() => cached), sleep(WAIT_MS).then(() => cached)]);
}
