import type { APIRequestContext } from 'playwright/test';

/** Whether Prism reads every call of the app and its answer, between the app and the fake backend. */
export const isThroughPrism = process.env['RECEPTION_PRISM'] !== undefined;

/** What Prism has found in the world of a page; nothing where it does not stand between. */
export async function violationsOf(request: APIRequestContext): Promise<unknown[]> {
  return isThroughPrism ? ((await (await request.get('/__mock/prism')).json()) as unknown[]) : [];
}
