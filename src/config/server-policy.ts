import type { Configured, PolicyPage } from './third-parties.ts';
import { DIRECTIVES, THIRD_PARTIES, sourcesOf } from './third-parties.ts';

/**
 * What a server sends with an answer: one source for nginx, Caddy, a static host and the preview (S1, S6, S7). Every
 * value is computed here; a generator only writes it in the form of its server.
 */

/** The answers a server tells apart. `missing` is every 404, also below `/assets`. */
export const ANSWERS = ['page', 'chat', 'asset', 'file', 'missing'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Sources by directive, beside the files of the app itself. */
type Sources = Readonly<Record<string, readonly string[]>>;

/** What the documents of one host may reach, and who may frame them. */
export interface Reach {
  /** The origin that serves the files of the app; a page in a sandbox has no `'self'`. */
  readonly origin: string;
  readonly app: Sources;
  readonly chat: Sources;
  /** The origins that show the chat in a frame, where it has a host without the app. */
  readonly chatFramedBy: readonly string[];
  /** Error reports may hold a profile of the scripts. */
  readonly profiles: boolean;
}

/** What a host may reach that no configuration names: its own files. */
export const NOTHING_ELSE: Omit<Reach, 'origin'> = { app: {}, chat: {}, chatFramedBy: [], profiles: false };

/** What the sources of a page are made of. */
interface Wanted {
  /** The origin of the host. */
  readonly origin: string;
  /** The origin of the API; none where it is below the host's own `/api`. */
  readonly api?: string;
  readonly configured: Configured;
  readonly chatFramedBy?: readonly string[];
}

/** What the pages of a host may reach: the API, and the third parties of the inventory that are configured (S1, S9). */
export function reachOf({ origin, api, configured, chatFramedBy = [] }: Wanted): Reach {
  const of = (page: PolicyPage): Record<string, string[]> =>
    Object.fromEntries(
      DIRECTIVES.map((directive) => [
        directive,
        THIRD_PARTIES.flatMap((party) => sourcesOf(party, page, directive, configured)),
      ]).filter(([, sources]) => sources?.length !== 0),
    );
  const app = of('app');
  return {
    origin,
    app: api === undefined ? app : { ...app, 'connect-src': [api, ...(app['connect-src'] ?? [])] },
    chat: of('chat'),
    chatFramedBy,
    profiles: configured.sentry !== undefined,
  };
}

const SELF = "'self'";
const NONE = "'none'";

/** The directives of the app's pages; sources of others join them. */
const APP: Sources = {
  'default-src': [NONE],
  'script-src': [SELF],
  'style-src': [SELF],
  'img-src': [SELF],
  'font-src': [SELF],
  'connect-src': [SELF],
  'frame-src': [SELF],
  'media-src': [SELF, 'blob:'],
  // The page makes the manifest of an app that starts with its stay (B4).
  'manifest-src': [SELF, 'data:'],
  'worker-src': [SELF],
  'base-uri': [NONE],
  'object-src': [NONE],
  'form-action': [SELF],
  'frame-ancestors': [NONE],
  'require-trusted-types-for': ["'script'"],
  // No default policy: an unknown address of a script is an error (S3).
  'trusted-types': ['app'],
};

/**
 * The directives of the chat's page, where a vendor's script runs. Beside the app it has no origin, even when it is
 * opened by itself. On a separate host it keeps that host's origin.
 */
const chatOf = ({ origin, chatFramedBy }: Reach): Sources => ({
  sandbox: [
    'allow-scripts',
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    ...(chatFramedBy.length === 0 ? [] : ['allow-same-origin']),
  ],
  'default-src': [NONE],
  'script-src': [origin],
  'style-src': [origin],
  'base-uri': [NONE],
  'object-src': [NONE],
  'form-action': [NONE],
  'frame-ancestors': chatFramedBy.length === 0 ? [SELF, origin] : chatFramedBy,
});

/** A policy as it is sent: own sources first, each source once; `'none'` gives way to any other. */
function policyOf(own: Sources, more: Sources): string {
  return [...new Set([...Object.keys(own), ...Object.keys(more)])]
    .map((directive) => {
      const sources = [...new Set([...(own[directive] ?? []), ...(more[directive] ?? [])])];
      const wanted = sources.length > 1 ? sources.filter((source) => source !== NONE) : sources;
      return [directive, ...wanted].join(' ');
    })
    .join('; ');
}

/** Everything that Chromium knows and the app does not use; the camera takes the picture of an identity document. */
const PERMISSIONS = [
  'camera=(self)',
  'clipboard-write=(self)',
  // The walk in keeps the screen on.
  'screen-wake-lock=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'clipboard-read',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'gamepad',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    'serial',
    'usb',
    'window-management',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/** Every answer carries these, so that a new kind of answer is never without them (S6). */
const ALWAYS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // The slug of a stay is in the address, and the slug is a key.
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
  'X-Robots-Tag': 'noindex, nofollow',
};

const REVALIDATE = 'no-cache';
/** The name of an asset changes with its content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The headers of one kind of answer on one host, beside type, size and tag (S1, S6, S7). */
export function headersOf(answer: Answer, reach: Reach): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': answer === 'chat' ? policyOf(chatOf(reach), reach.chat) : policyOf(APP, reach.app),
    ...ALWAYS,
    'Cache-Control': answer === 'asset' ? FOR_EVER : REVALIDATE,
    // A page in a sandbox asks for its scripts from the origin "null".
    ...(answer === 'asset' ? { 'Access-Control-Allow-Origin': '*' } : {}),
    ...(reach.profiles ? { 'Document-Policy': 'js-profiling' } : {}),
  };
}

/** Every header of these hosts as one text: it changes with any of them (S8). */
export const everyHeader = (reaches: readonly Reach[]): string =>
  JSON.stringify(reaches.map((reach) => ANSWERS.map((answer) => headersOf(answer, reach))));

/** Types by extension; a file of any other type is not part of a build. */
export const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
};

/** Types that are sent packed; pictures and fonts are packed already. */
export const PACKED = ['html', 'js', 'css', 'svg', 'txt', 'json', 'webmanifest'];
