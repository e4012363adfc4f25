import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { visitorOf } from '#mocks/engine/visitors.ts';

import { asBrowser, startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';
import { NOW } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: NOW, frozen: true });
});
afterAll(() => server.stop());

const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const url = `http://localhost:${server.port}${path}`;
  const response = await asBrowser(url, method, { 'user-agent': PERSON, ...headers });
  const { status } = response;
  return { status, headers: response.headers, goal: response.headers.get('location'), text: await response.text() };
}

const worlds = async (): Promise<string[]> =>
  (await (await server.send('GET', '/__mock/sessions')).json()).map(({ id }: { id: string }) => id).toSorted();

/** Starts a world by a link and cancels its stay; the result tells whether the stay is still cancelled. */
async function changedWorld(name: string, scenario = 'keys-expired') {
  await ask('GET', `/s/${scenario}?world=${name}`);
  await server.send('PATCH', `/w/${name}/api/check-in/stay-started`, { status: 'canceled' });
  return async (): Promise<boolean> => {
    const stay = await server.send('GET', `/w/${name}/api/check-in/stay-started`);
    return (await stay.json()).status === 'canceled';
  };
}

/** User agents of services that preview links. */
const READERS: readonly (readonly [string, string])[] = [
  ['Slack', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
  ['Slack pictures', 'Slack-ImgProxy (+https://api.slack.com/robots) Slackbot 1.0'],
  ['WhatsApp', 'WhatsApp/2.23.20.0 A'],
  ['Signal', 'WhatsApp/2'],
  ['Telegram', 'TelegramBot (like TwitterBot)'],
  ['Discord', 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)'],
  ['Teams, Skype', 'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com'],
  ['Facebook, Messenger', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  [
    'iMessage',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  ],
  ['Line', 'facebookexternalhit/1.1;line-poker/1.0'],
  ['LinkedIn', 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)'],
  ['X', 'Twitterbot/1.0'],
  ['Matrix', 'Synapse (bot; +https://github.com/matrix-org/synapse)'],
  ['Mattermost', 'Mozilla/5.0 (compatible; Mattermost-Bot/1.1; +https://mattermost.com)'],
  ['Zulip', 'Mozilla/5.0 (compatible; ZulipURLPreview/8.0; +https://zulip.com)'],
  ['KakaoTalk', 'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/'],
  ['Snapchat', 'Mozilla/5.0 (compatible; Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots)'],
  ['Mastodon', 'http.rb/5.1.1 (Mastodon/4.2.0; +https://mastodon.example/)'],
  ['Bluesky', 'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)'],
  [
    'Google Chat',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0 Safari/537.36 Google-PageRenderer Google (+https://developers.google.com/+/web/snippet/)',
  ],
  ['Notion', 'NotionEmbedder'],
  ['Rocket.Chat', 'Rocket.Chat/6.5.0'],
  ['Gmail', 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)'],
  ['Embedly', 'Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)'],
  ['Office', 'Mozilla/4.0 (compatible; ms-office; MSOffice 16)'],
  ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [
    'a search engine of Microsoft',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0',
  ],
  ['a watcher of sites', 'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)'],
];

/** User agents of browsers, also of those inside chat apps, and of tools that a tester runs. */
const PEOPLE = [
  PERSON,
  'Mozilla/5.0 (Linux; Android 10; CUBOT_X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 9; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.8.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Slack_SSB/4.38 Chrome/124.0 Electron/30.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Teams/1.7 Chrome/108.0 Electron/22.3 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Rocket.Chat/4.1 Chrome/124.0 Electron/30.0 Safari/537.36',
  'curl/8.7.1',
  'node',
  '',
];

/** Headers of browsers that prefetch or prerender a page. */
const GUESSES = [
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'sec-purpose': 'prefetch;anonymous-client-ip' },
  { purpose: 'prefetch' },
  { purpose: 'preview' },
  { 'x-moz': 'prefetch' },
  { 'x-purpose': 'preview' },
  { 'x-purpose': 'instant' },
  { purpose: 'Instant' },
  { 'sec-purpose': 'prefetch;prerender;preview' },
  { 'x-moz': 'prerender' },
];

describe('who requests a link (F14)', () => {
  test.each(READERS)('%s requests it for a preview', (_name, agent) => {
    expect(visitorOf({ headers: { 'user-agent': agent } })).toBe('preview');
  });
  test.each(PEOPLE)('%s is a person', (agent) => {
    expect(visitorOf({ headers: { 'user-agent': agent } })).toBe('person');
  });
  test('an empty Purpose header is ignored', () => {
    expect(visitorOf({ headers: { 'user-agent': PERSON, purpose: '' } })).toBe('person');
  });
  test.each(GUESSES)('a browser with %j only prefetches', (headers) => {
    expect(visitorOf({ headers: { 'user-agent': PERSON, ...headers } })).toBe('guess');
  });
});

const LOOKS = [...READERS.map(([, agent]) => ({ 'user-agent': agent })), ...GUESSES];

describe('a link that is only previewed (F14)', () => {
  test.each(LOOKS)('changes nothing, and says what it would do: %j', async (headers: Record<string, string>) => {
    const isThere = await changedWorld('looked-at');
    const before = await worlds();
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(method, '/s/keys-expired+slow-network?world=looked-at&now=PT1H', headers);
      expect([answer.status, answer.goal, answer.headers.get('set-cookie')]).toEqual([200, null, null]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      if (method === 'HEAD') continue;
      expect(answer.text).toContain('It restarts the world looked-at, with: Keys that ended yesterday; ');
      expect(answer.text).toContain('Its clock goes on by PT1H.');
      expect(answer.text).toContain('<meta property="og:description"');
    }
    expect([await isThere(), await worlds()]).toEqual([true, before]);
  });

  test.each([
    ['/s/keys-expired', 'It starts a new world for you, with: Keys that ended yesterday.'],
    ['/?scenario=keys-expired&world=seen', 'It restarts the world seen'],
    ['/stay?slug=stay-started&world=seen&now=PT1H', 'It leads to the world seen.'],
    ['/stay?fault=status:order,status=503', 'It sets a fault: status on order.'],
    ['/w/seen/stay?slug=stay-started', 'It leads to the world seen.'],
    ['/w/seen/stay?scenario=stay-started', 'It restarts the world seen'],
    ['/w/seen', 'It leads to the world seen.'],
    ['/__mock/go?to=%2Fs%2Fkeys-expired%3Fworld%3Dseen', 'It restarts the world seen'],
  ])('says what it would do, for every kind of link: %s', async (path, sentence) => {
    const before = await worlds();
    const { status, text } = await ask('GET', path, { 'user-agent': 'Slackbot-LinkExpanding 1.0' });
    expect([status, text]).toEqual([200, expect.stringContaining(sentence)]);
    expect(await worlds()).toEqual(before);
  });

  test('names an unknown scenario, as it does to a person', async () => {
    const { status, text } = await ask('GET', '/s/keys-expierd', { 'user-agent': 'Twitterbot/1.0' });
    expect([status, text]).toEqual([404, expect.stringContaining('is not a known situation')]);
  });
});

const linkIn = (text: string, words: string): string =>
  new RegExp(`<a href="([^"]+)">${words}</a>`).exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';

describe('a link that is followed again (F14)', () => {
  test('asks before it replaces a changed world, and offers to continue', async () => {
    const isThere = await changedWorld('again');
    const question = await ask('GET', '/s/keys-expired?world=again');
    expect([question.status, question.goal, await isThere()]).toEqual([200, null, true]);
    expect(question.text).toContain('The world again has been changed');
    expect(linkIn(question.text, 'Continue with it as it is')).toBe('/w/again/stay/access?slug=keys-expired');
    const another = await ask('GET', linkIn(question.text, 'Start a new world instead'));
    expect([another.status, another.headers.get('set-cookie')]).toEqual([302, expect.stringMatching(/=browser-/)]);

    const restart = linkIn(question.text, 'Restart again');
    const started = await ask('GET', restart);
    expect([started.status, started.goal, await isThere()]).toEqual([302, '/stay/access?slug=keys-expired', false]);
    // The confirmation was for an earlier state of the world.
    await server.send('PATCH', '/w/again/api/check-in/stay-started', { status: 'canceled' });
    await server.send('PUT', '/w/again/__mock/clock', { advance: 'PT1M' });
    expect([(await ask('GET', restart)).status, await isThere()]).toEqual([200, true]);
  });

  test.each([
    ['the clock was moved', 'PUT', '__mock/clock', { advance: 'PT1H' }],
    ['a fault was set', 'POST', '__mock/faults', { kind: 'network', operation: 'order' }],
    ['a stay was changed', 'PATCH', 'api/check-in/stay-started', { status: 'canceled' }],
    [
      'a login was requested',
      'POST',
      'api/authentication',
      { email: 'a@b.example', turnstileToken: 't', strategy: 'otp' },
    ],
  ])('asks when %s', async (what, method, path, body) => {
    const name = what.replaceAll(' ', '-');
    await ask('GET', `/s/keys-expired?world=${name}`);
    await server.send(method, `/w/${name}/${path}`, body);
    expect((await ask('GET', `/s/keys-expired?world=${name}`)).status).toBe(200);
  });

  test('does not ask if nothing was changed besides what a link set up', async () => {
    for (const path of [
      '/s/keys-expired?world=untouched',
      '/s/rate-limited+check-out-day-timezone?world=untouched&now=PT1H&fault=network:order',
      '/s/rewards-all?world=untouched',
      '/stay?world=untouched&now=PT1H',
      '/w/untouched/stay?scenario=stay-started',
    ]) {
      for (let times = 0; times < 2; times += 1) expect([path, (await ask('GET', path)).status]).toEqual([path, 302]);
      await server.send('GET', '/w/untouched/api/check-in/stay-started');
    }
  });

  test('never asks if it names no world, as it starts a new one each time', async () => {
    const [one, other] = [await ask('GET', '/s/keys-expired'), await ask('GET', '/s/keys-expired')];
    expect([one.status, other.status]).toEqual([302, 302]);
    expect(one.headers.get('set-cookie')).not.toBe(other.headers.get('set-cookie'));
  });

  test('changes nothing if it is refused', async () => {
    const isThere = await changedWorld('kept');
    const path = '/s/keys-expired?world=kept&fault=network:checkIn,params.slug=stay-strated';
    expect([(await ask('GET', path)).status, await isThere()]).toEqual([404, true]);
  });

  test('of another brand redirects to the host of that brand, in the same world', async () => {
    const { goal } = await ask('GET', '/s/white-label-stay?world=branded');
    expect(goal).toBe(`http://wl.localhost:${server.port}/w/branded/stay?slug=white-label-stay`);
  });
});
