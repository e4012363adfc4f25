import type { Configured, PolicyPage } from './third-parties.ts';
import { DIRECTIVES, THIRD_PARTIES, sourcesOf } from './third-parties.ts';

/**
 * The headers of each kind of answer: one source for nginx, Caddy, static hosts and the preview (S1, S6, S7). All
 * values are computed here; the generators only format them for their servers.
 */

/** The kinds of answers. `missing` is any 404, including below `/assets`. */
export const ANSWERS = ['page', 'chat', 'asset', 'file', 'missing'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Sources by directive, in addition to the app's own files. */
type Sources = Readonly<Record<string, readonly string[]>>;

/** What the documents of a host may access, and who may frame them. */
export interface Reach {
  /** The origin that serves the files of the app; a page in a sandbox has no `'self'`. */
  readonly origin: string;
  readonly app: Sources;
  readonly chat: Sources;
  /** The origins that show the chat in a frame, where it has a host without the app. */
  readonly chatFramedBy: readonly string[];
  /** Whether error reports may contain script profiles. */
  readonly allowsProfiles: boolean;
}

/** What an unknown host may access: only its own files. */
export const NOTHING_ELSE: Omit<Reach, 'origin'> = { app: {}, chat: {}, chatFramedBy: [], allowsProfiles: false };

/** The configuration of a host from which the sources of its pages are derived. */
interface HostSources {
  /** The origin of the host. */
  readonly origin: string;
  /** The origin of the API; none where it is below the host's own `/api`. */
  readonly api?: string;
  readonly configured: Configured;
  readonly chatFramedBy?: readonly string[];
}

/** What the pages of a host may reach: the API, and the third parties of the inventory that are configured (S1, S9). */
export function reachOf({ origin, api, configured, chatFramedBy = [] }: HostSources): Reach {
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
    allowsProfiles: configured.sentry !== undefined,
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
  // No default policy, so that unknown script addresses are errors (S3).
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

/** The text of a policy: own sources first, each source once; `'none'` is dropped beside any other. */
function policyOf(own: Sources, more: Sources): string {
  return [...new Set([...Object.keys(own), ...Object.keys(more)])]
    .map((directive) => {
      const sources = [...new Set([...(own[directive] ?? []), ...(more[directive] ?? [])])];
      const wanted = sources.length > 1 ? sources.filter((source) => source !== NONE) : sources;
      return [directive, ...wanted].join(' ');
    })
    .join('; ');
}

/** All features that Chromium supports and the app does not use; the camera is used for ID photos. */
const PERMISSIONS = [
  'camera=(self)',
  'clipboard-write=(self)',
  // Used by the walk in.
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

/** Sent with every answer, so that new kinds cannot lack them (S6). */
const ALWAYS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // Addresses contain the slug, which opens doors.
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
  'X-Robots-Tag': 'noindex, nofollow',
};

const REVALIDATE = 'no-cache';
/** Asset names contain a content hash. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The headers of one kind of answer on one host, beside type, size and tag (S1, S6, S7). */
export function headersOf(answer: Answer, reach: Reach): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': answer === 'chat' ? policyOf(chatOf(reach), reach.chat) : policyOf(APP, reach.app),
    ...ALWAYS,
    'Cache-Control': answer === 'asset' ? FOR_EVER : REVALIDATE,
    // Sandboxed pages request scripts with the origin "null".
    ...(answer === 'asset' ? { 'Access-Control-Allow-Origin': '*' } : {}),
    ...(reach.allowsProfiles ? { 'Document-Policy': 'js-profiling' } : {}),
  };
}

/** All headers of these hosts as one string, which changes with any of them (S8). */
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

/** File types to compress; pictures and fonts are compressed already. */
export const PACKED = ['html', 'js', 'css', 'svg', 'txt', 'json', 'webmanifest'];
