import type { BrowserContext } from 'playwright/test';

import { THIRD_PARTIES } from '../../src/config/third-parties.ts';
import type { SentData } from '../../src/config/third-parties.ts';
import { allowEverything } from './allow-everything.ts';
import { actDeployed } from './deployed.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './sign-in-as.ts';

// The policy of the preview allows no service; here the real SDK runs, and the test receives its requests.
test.use({ bypassCSP: true });

const SLUG = 'analytics-recording';

interface Sent {
  readonly type: string;
  readonly name?: string;
  readonly event?: string;
  readonly userId?: string | null;
  readonly anonymousId: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly context: { readonly page: Readonly<Record<string, unknown>> };
}

/** Collects requests to other hosts: the bodies of those to Segment, the host names of the rest. */
async function takeForeign(context: BrowserContext) {
  const [sent, others]: [Sent[], string[]] = [[], []];
  await context.route(/^https:\/\/(?!api\.stage\.example\.test)/, async (route) => {
    const { hostname } = new URL(route.request().url());
    if (hostname !== 'api.segment.io') {
      others.push(hostname);
      return route.abort();
    }
    const body: unknown = route.request().postDataJSON();
    if (body !== null) sent.push(body as Sent);
    return route.fulfill({ json: { success: true }, headers: { 'access-control-allow-origin': '*' } });
  });
  return { sent, others };
}

/** The paths of all fields in a value, without the indices of lists. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => fieldsOf(each, path));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, each]) => fieldsOf(each, path === '' ? name : `${path}.${name}`));
}

/** The kind of data in each field that is sent, as listed on the privacy page; null if it is not about the guest. */
const MEANING: readonly (readonly [RegExp, SentData | null])[] = [
  [/^context\.locale$/, 'language'],
  [/^context\.timezone$/, 'time-zone'],
  [/^context\.userAgent(Data\..*)?$/, 'device'],
  [/^(context\.page|properties)\.(path|url|referrer|search|page|name)$|^name$/, 'page'],
  [/^context\.campaign\./, 'page'],
  [/^properties\.property_(id|city)$|^groupId$|^traits\.(name|city)$/, 'property'],
  [/^(anonymousId|userId)$|^traits\./, 'ids'],
  [/^event$|^properties\./, 'events'],
  [/^(type|timestamp|sentAt|messageId|writeKey|integrations|context[.]library|_metadata|channel)(\.|$)/, null],
];

test('in a deployment, Segment receives the same without a slug, and nothing else about the browser', async ({
  page,
  visit,
  context,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  await allowEverything(page);
  await signInAs(page, 'staff-customer');
  const { sent, others } = await takeForeign(context);
  await actDeployed(page);

  await visit(`/stay/late-check-out?slug=${SLUG}&utm_source=mail&back=%2Fstay%3Fslug%3D${SLUG}`);
  await page.getByRole('button', { name: 'Confirm and pay' }).click();
  await expect.poll(() => sent.map(({ event }) => event)).toContain('Product Checkout Started');
  await visit('/account');
  await expect.poll(() => sent.map(({ type }) => type)).toContain('identify');

  const first = sent.find(({ type }) => type === 'page');
  const place = { path: '/stay/late-check-out', referrer: '', search: '?utm_source=mail&back=%2Fstay' };
  expect(first).toMatchObject({
    name: '/stay/late-check-out',
    properties: { ...place, url: `${origin}${place.path}${place.search}`, name: '/stay/late-check-out' },
    context: { page: { ...place, url: `${origin}${place.path}${place.search}` } },
  });
  expect(sent.find(({ event }) => event === 'Product Added')?.properties).toEqual({
    product_id: 'prod-late',
    name: 'Late check-out',
    type: 'late-check-out',
    price: 20,
    currency: 'EUR',
    property_id: 'prop-helsinki-kas40',
    property_city: 'Helsinki',
    brand: 'Reception',
  });
  expect(sent.find(({ type }) => type === 'identify')).toMatchObject({
    userId: 'cust-staff-customer',
    traits: { isStaff: true },
  });

  // The privacy page lists exactly what is sent. Every request reveals the IP address and the browser.
  const fields = new Set(sent.flatMap((each) => fieldsOf(each)));
  const meant = [...fields].map((field) => [field, MEANING.find(([named]) => named.test(field))?.[1]] as const);
  expect(meant.filter(([, what]) => what === undefined)).toEqual([]);
  const listed = THIRD_PARTIES.find(({ id }) => id === 'analytics')?.data ?? [];
  expect([...new Set(['ip-address', ...meant.flatMap(([, what]) => what ?? [])])].toSorted()).toEqual(
    listed.toSorted(),
  );

  const cookies = await context.cookies();
  const visitor = cookies.find(({ name }) => name === 'analytics_id')?.value;
  expect(new Set(sent.map(({ anonymousId }) => anonymousId))).toEqual(new Set([visitor]));
  expect(JSON.stringify(sent)).not.toContain(SLUG);
  expect(JSON.stringify(sent)).not.toContain('@');
  expect(others.filter((host) => host.includes('segment'))).toEqual([]);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect([...keys, ...cookies.map(({ name }) => name)].filter((name) => /ajs|segment|^s:/i.test(name))).toEqual([]);
});
