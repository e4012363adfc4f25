import type { BrowserContext, Page } from 'playwright/test';

const APIS = { stage: 'https://api.stage.example.test', prod: 'https://api.example.test' };

/** Routes calls to the API of an environment to the fake backend. */
async function serveApi(context: BrowserContext, api: string, origin: string): Promise<void> {
  const session = (await context.cookies()).find(({ name }) => name === 'mock-session')?.value ?? '';
  const cors = { 'access-control-allow-origin': origin, 'access-control-allow-headers': '*, authorization' };
  await context.route(`${api}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    const { pathname, search } = new URL(request.url());
    const headers = { ...request.headers(), 'x-mock-session': session };
    const response = await route.fetch({ url: `${origin}/api${pathname}${search}`, headers });
    return route.fulfill({ response, headers: { ...response.headers(), ...cors } });
  });
}

/** Lets the app run with the configuration of an environment, on the fake backend. A page of the app must be open. */
export async function actDeployed(page: Page, environment: keyof typeof APIS = 'stage'): Promise<void> {
  await page.evaluate((name) => localStorage.setItem('environment', name), environment);
  await serveApi(page.context(), APIS[environment], new URL(page.url()).origin);
}
