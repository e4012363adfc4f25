import type { BrowserContext, Page } from 'playwright/test';

const API = 'https://api.stage.example.test';

/** Answers for the API of stage from the fake backend. */
async function serveStage(context: BrowserContext, origin: string): Promise<void> {
  const session = (await context.cookies()).find(({ name }) => name === 'mock-session')?.value ?? '';
  const cors = { 'access-control-allow-origin': origin, 'access-control-allow-headers': '*, authorization' };
  await context.route(`${API}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    const { pathname, search } = new URL(request.url());
    const headers = { ...request.headers(), 'x-mock-session': session };
    const response = await route.fetch({ url: `${origin}/api${pathname}${search}`, headers });
    return route.fulfill({ response, headers: { ...response.headers(), ...cors } });
  });
}

/** From now on the app acts as if deployed on stage, on the fake backend. A page of it must be open. */
export async function actDeployed(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('environment', 'stage'));
  await serveStage(page.context(), new URL(page.url()).origin);
}
