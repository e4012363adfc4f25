import type { APIRequestContext } from 'playwright/test';

/** Whether every call of the app and its answer go through Prism. */
export const isThroughPrism = process.env['RECEPTION_PRISM'] !== undefined;

/** What Prism has found in the world of a page; nothing where calls do not go through it. */
export async function violationsOf(request: APIRequestContext): Promise<unknown[]> {
  return isThroughPrism ? ((await (await request.get('/__mock/prism')).json()) as unknown[]) : [];
}
