import type { APIRequestContext } from 'playwright/test';

/** Whether Prism validates the calls of the app. */
export const isThroughPrism = process.env['RECEPTION_PRISM'] !== undefined;

/** The violations that Prism found in the world of a page; empty if it does not validate them. */
export async function violationsOf(request: APIRequestContext): Promise<unknown[]> {
  return isThroughPrism ? ((await (await request.get('/__mock/prism')).json()) as unknown[]) : [];
}
