import type { Page } from 'playwright/test';

import { allowEverything } from './allow-everything.ts';
import { canariesIn, findTheBooking, TYPED } from './canaries.ts';
import { actDeployed } from './deployed.ts';
import { ErrorService } from './error-service.ts';
import { expect, waitForPage, test } from './fixtures.ts';
import { signInAs } from './sign-in-as.ts';

const SLUG = 'canary-stay';
const CANARIES = {
  slug: SLUG,
  'e-mail': 'canary.mail@guest.example',
  name: TYPED.lastName,
  phone: TYPED.phone.slice(1),
  'booking number': TYPED.booking,
  'one-time code': '271828',
  'door code': '909192',
  'Wi-Fi password': 'canary-in-the-air',
  'masked card': '510510xxxxxx7788',
};

/** The parts of a report that could contain data of a guest. */
interface SentEvent {
  readonly exception?: object;
  readonly request?: object;
  readonly transaction?: string;
  readonly breadcrumbs?: readonly { readonly category: string }[];
  readonly tags?: object;
  readonly user?: object;
  readonly contexts?: object;
  readonly fingerprint?: object;
}

/** Makes the SDK sample every trace and its profile. */
const sampleEveryTrace = (page: Page): Promise<unknown> => page.addInitScript(() => void (Math.random = () => 0));

/** Resolves once the SDK of the error service has loaded. */
const isListening = (page: Page): Promise<unknown> => page.waitForFunction(() => '__SENTRY__' in window);

/** The reports that are queued on the device. */
const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'sentry-offline')) return [];
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => {
        request.addEventListener('success', () => resolve(request.result));
      });
    const database = await settled(indexedDB.open('sentry-offline'));
    const all: (string | Uint8Array)[] = await settled(database.transaction('queue').objectStore('queue').getAll());
    database.close();
    return all.map((each) => (typeof each === 'string' ? each : new TextDecoder().decode(each)));
  });

/** Throws an error that nothing catches. */
const fail = (page: Page, text: string): Promise<void> =>
  page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message);
    });
  }, text);

/** Puts a canary into each channel: errors, calls, addresses, clicks, the console, and user and tags of the SDK. */
const misuse = (page: Page, canary: string): Promise<void> =>
  page.evaluate(async (text) => {
    const global = window as unknown as { __SENTRY__: { version: string } & Record<string, Record<string, unknown>> };
    const carrier = global.__SENTRY__[global.__SENTRY__.version];
    const scope = carrier?.['defaultCurrentScope'] as {
      setUser(user: object): void;
      setTag(k: string, v: string): void;
    };
    scope.setUser({ id: text, email: text, username: text });
    scope.setTag('guest', text);
    console.error(text, { text });
    const at = encodeURIComponent(text);
    const here = location.pathname + location.search;
    history.pushState(history.state, '', `/stay/product/${at}?slug=${at}#${at}`);
    history.replaceState(history.state, '', here);
    const link = document.createElement('a');
    Object.assign(link, { title: text, href: `/stay?slug=${at}`, id: text, textContent: text });
    link.setAttribute('aria-label', text);
    link.setAttribute('data-code', text);
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    link.click();
    const request = new XMLHttpRequest();
    request.open('GET', `/__mock/${at}?lastName=${at}`);
    await Promise.all([
      fetch(`/__mock/${at}?lastName=${at}`),
      new Promise((resolve) => {
        request.onloadend = resolve;
        request.send();
      }),
    ]);
    setTimeout(() => {
      const message = `Cannot read properties of undefined (reading '${text}'): ${text} https://app.example.test/stay?slug=${at}`;
      throw new Error(message, { cause: new TypeError(text) });
    });
    void Promise.reject(Object.assign(new Error(text), { data: text }));
    // A rejection that is not an Error.
    void Promise.reject({ text });
    await new Promise((resolve) => setTimeout(resolve, 20));
    link.remove();
  }, canary);

// Proves S22.
test('ten canaries in nine channels: none reaches the service', async ({ page, visit, context }) => {
  await findTheBooking(page, visit);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /checked in/i })).toBeVisible();
  await signInAs(page, 'canary.mail');
  const service = await ErrorService.stand(context);
  await sampleEveryTrace(page);
  await actDeployed(page, 'prod');
  // Traces and profiles are sent only if the guest allows statistics.
  await allowEverything(page);
  const token = (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? '';
  await visit(`/stay/access?slug=${SLUG}&back=${encodeURIComponent(`/stay?slug=${SLUG}`)}`);
  await expect(page.getByText('Code: 9 0 9 1 9 2, then #')).toBeAttached();
  await isListening(page);
  await page.getByRole('link', { name: 'Stay', exact: true }).first().click();
  await expect(page.getByText(CANARIES['Wi-Fi password'])).toBeVisible();
  const canaries = { ...CANARIES, token };
  for (const canary of Object.values(canaries)) await misuse(page, canary);

  /** The picked part of every report, as JSON. */
  const inEvents = (pick: (event: SentEvent) => unknown) => () =>
    JSON.stringify(
      service.received.flatMap(({ type, payload }) => (type === 'event' ? pick(JSON.parse(payload) as SentEvent) : [])),
    );
  const crumbs = (category: RegExp) =>
    inEvents(({ breadcrumbs = [] }) => breadcrumbs.filter((each) => category.test(each.category)));
  const texts =
    (...types: string[]) =>
    () =>
      types.flatMap((type) => service.texts(type)).join('\n');
  const channels: Record<string, { readonly all: () => string; readonly carries: RegExp }> = {
    'exception value': {
      all: inEvents(({ exception }) => exception),
      carries: /"value":"Cannot read properties of undefined https/,
    },
    'request.url': {
      all: inEvents(({ request, transaction }) => [request, transaction]),
      carries: /"url":"http:\/\/localhost:\d+\/stay"/,
    },
    'address of a call': { all: crumbs(/^(xhr|fetch)$/), carries: /"url":"\/…\/…","status_code":404/ },
    navigation: { all: crumbs(/^navigation$/), carries: /"to":"\/stay\/product\/…"/ },
    'pressed element': { all: crumbs(/^ui\./), carries: /"message":"body > a"/ },
    // The app sends no console output.
    console: { all: crumbs(/^console$/), carries: /^\[\]$/ },
    span: { all: texts('span', 'profile_chunk'), carries: /"url.full":{"value":"http:\/\/localhost:\d+\/…\/…"/ },
    replay: { all: texts('replay_event', 'replay_recording'), carries: /"urls":\[.*"textContent":"\*+"/s },
    'tags and user': {
      all: inEvents(({ tags, user, contexts, fingerprint }) => [tags, user, contexts, fingerprint]),
      carries: /"brand":"main"/,
    },
  };
  expect(Object.keys(channels).length * Object.keys(canaries).length).toBe(90);
  for (const [channel, { all, carries }] of Object.entries(channels)) {
    // The SDK sends a replay only after five seconds, and again every five seconds.
    await expect.poll(all, { message: `${channel} is reported`, timeout: 15_000 }).toMatch(carries);
    expect(canariesIn(all(), canaries), channel).toEqual([]);
  }
  await expect.poll(() => service.texts('profile_chunk').join('\n'), 'a profile is reported').toMatch(/"frames":\[/);
  const everything = [...service.received.map(({ text }) => text), ...service.requests].join('\n');
  expect(canariesIn(everything, canaries)).toEqual([]);
  expect(everything).not.toContain('"user"');
  expect(new Set(service.received.map(({ type }) => type))).toEqual(
    new Set(['event', 'span', 'profile_chunk', 'replay_event', 'replay_recording']),
  );
  expect(service.texts('event').join('\n')).toMatch(/"environment":"prod","release":"reception@[\w-]{16}"/);
});

test('an error is reported once, and nothing is printed in production', async ({ page, visit, context }) => {
  const service = await ErrorService.stand(context);
  const printed: string[] = [];
  page.on('console', (message) => {
    // The browser prints failed requests, and Playwright prints a message about the worker.
    if (!/^Failed to load resource|^Service Worker/.test(message.text())) printed.push(message.text());
  });
  await visit('/stay/extras?slug=stay-started');
  await actDeployed(page, 'prod');
  await visit('/stay?slug=stay-started');
  await waitForPage(page);
  // One error before the SDK has loaded, one after.
  await page.evaluate(() => void setTimeout(() => void Promise.reject(new RangeError('Invalid time value'))));
  await isListening(page);
  await page.evaluate(() => void setTimeout(() => Object(null).missing()));
  await expect.poll(() => service.texts('event').length).toBe(2);
  // Makes the page throw while React renders it. Durations still work, as the error page shows when support opens.
  await page.evaluate(() => {
    const { prototype } = Intl.NumberFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, 'format');
    const brokenForMoney = function brokenForMoney(this: Intl.NumberFormat): unknown {
      if (this.resolvedOptions().style !== 'unit') throw new SyntaxError('Unexpected end of JSON input');
      return format?.get?.call(this);
    };
    Object.defineProperty(prototype, 'format', { get: brokenForMoney });
  });
  await page
    .getByRole('link', { name: /^Extras/ })
    .first()
    .click();
  await expect(page.getByRole('alert').first()).toContainText('We could not show this page');
  await expect.poll(() => service.texts('event').join('\n')).toContain('Unexpected end of JSON input');
  for (const [value, caught] of [
    ['Invalid time value', 'promise'],
    ['is not a function', 'window'],
    ['Unexpected end of JSON input', 'boundary'],
  ]) {
    const reports = service.texts('event').filter((text) => text.includes(`"${value}"`));
    expect(reports, value).toHaveLength(1);
    expect(reports[0]).toContain(`"mechanism":{"type":"${caught}","handled":${caught === 'boundary'}`);
  }
  expect(printed).toEqual([]);
});

test('outside production, a failure is printed as well as reported', async ({ page, visit, context, world }) => {
  const service = await ErrorService.stand(context);
  await visit('/check-in');
  await actDeployed(page);
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  await world.fault({ operation: 'checkIn', kind: 'status', status: 400 });
  await visit('/stay?slug=stay-started');
  await expect(page.getByRole('alert')).toContainText('We could not show this page');
  await expect.poll(() => service.texts('event').length).toBe(1);
  expect(service.texts('event')[0]).toMatch(
    /"message":"Call failed".*"report":{"operation":"checkIn","code":"unknown","status":400}/,
  );
  expect(printed.join('\n')).toContain('Call failed');
});

test('offline, at most thirty scrubbed reports are queued; signing out discards them', async ({
  page,
  visit,
  context,
}) => {
  await signInAs(page, 'customer-member');
  const service = await ErrorService.stand(context);
  await actDeployed(page, 'prod');
  await visit('/account');
  await isListening(page);
  service.isBlocked = true;
  await context.setOffline(true);
  await page.evaluate((text) => {
    for (let count = 0; count < 40; count += 1)
      setTimeout(() => {
        throw new Error(`Cannot open ${text} at ${'again '.repeat(count)}`);
      });
  }, Object.values(CANARIES).join(' '));
  await expect.poll(async () => (await waiting(page)).length).toBe(30);
  expect(canariesIn((await waiting(page)).join('\n'), CANARIES)).toEqual([]);
  await waitForPage(page);

  service.isBlocked = false;
  await context.setOffline(false);
  // The SDK sends queued reports one by one, with a pause after each.
  await expect.poll(() => service.texts('event').length, { timeout: 15_000 }).toBe(30);
  await expect.poll(() => waiting(page)).toEqual([]);

  service.isBlocked = true;
  await fail(page, 'Invalid time value');
  await expect.poll(async () => (await waiting(page)).length).toBe(1);
  // One report is being sent when the guest signs out, and fails afterwards.
  const answer = service.hold();
  await fail(page, 'Load failed');
  await expect.poll(() => service.held).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/signup/);
  answer();
  await fail(page, 'Out of memory');
  await expect
    .poll(async () => (await waiting(page)).map((text) => /"value":"(.+?)"/.exec(text)?.[1]))
    .toEqual(['Out of memory']);
});
