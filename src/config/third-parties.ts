/** A third party of the run-time configuration; what is not configured is off. */
export type Configurable = 'analytics' | 'cardFields' | 'challenge' | 'messenger' | 'plan' | 'sentry';

export const DIRECTIVES = [
  'script-src',
  'style-src',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'media-src',
  'form-action',
] as const;
export type Directive = (typeof DIRECTIVES)[number];

/** Placeholder for the origin that the operator configures. */
const CONFIGURED = 'configured';

/** The documents that have a separate policy: the pages of the app, and the page of the chat. */
export type PolicyPage = 'app' | 'chat';

/** What is sent about a guest, as codes; the privacy page has a text for each. */
export type SentData =
  | 'card'
  | 'city-and-days'
  | 'device'
  | 'e-mail'
  | 'error'
  | 'events'
  | 'ids'
  | 'ip-address'
  | 'language'
  | 'messages'
  | 'name'
  | 'page'
  | 'property'
  | 'time-zone';

/** A service besides the operator's servers that guests' browsers contact (S9). */
export interface ThirdParty {
  readonly id: 'analytics' | 'bot-challenge' | 'card-provider' | 'error-reports' | 'messenger' | 'pictures' | 'plan';
  /** The name that a guest can look up; null where the operator chooses whom. */
  readonly company: string | null;
  /** Only the main brand has the pages that ask it. */
  readonly isMainBrandOnly?: true;
  /** The key of the configuration that switches it on; null for what is always on. */
  readonly configuredBy: Configurable | null;
  /** What the policies must allow for it; it is reached by nothing else. */
  readonly sources: Readonly<Partial<Record<PolicyPage, Readonly<Partial<Record<Directive, readonly string[]>>>>>>;
  /** The paths of the app that may ask it; `*` is every page. */
  readonly screens: readonly string[];
  /** What starts it: the page, the page once it is shown, the guest who opens or sends something. */
  readonly starts: 'after-page' | 'on-open' | 'on-send' | 'with-page';
  /** The consent it waits for. */
  readonly consent: 'analytics' | 'messenger' | null;
  readonly data: readonly SentData[];
  /** Why the app needs it, for readers of a policy. */
  readonly reason: string;
}

/** The hash of the inline style that the card provider's script sets on its two frames. */
const FRAME_STYLE = "'sha256-8d+n1SkiHFLR7a1xuIcCmVrCzT0JZpc/+9awUfjEb/k='";

/**
 * The inventory of third parties: who, why, where, when and with what. The policies and the privacy page are made from
 * it; the e2e tests fail on any other host (S9).
 */
export const THIRD_PARTIES: readonly ThirdParty[] = [
  {
    id: 'card-provider',
    company: 'Datatrans',
    configuredBy: 'cardFields',
    sources: {
      app: {
        'script-src': [CONFIGURED],
        'frame-src': [CONFIGURED],
        'style-src-attr': ["'unsafe-hashes'", FRAME_STYLE],
      },
    },
    screens: ['/stay/add-card'],
    starts: 'with-page',
    consent: null,
    data: ['card', 'ip-address', 'device'],
    reason: 'Card number and CVV are typed into fields of the payment provider and never enter the app (S26).',
  },
  {
    id: 'bot-challenge',
    isMainBrandOnly: true,
    company: 'Cloudflare',
    configuredBy: 'challenge',
    sources: {
      app: { 'script-src': ['https://challenges.cloudflare.com'], 'frame-src': ['https://challenges.cloudflare.com'] },
    },
    screens: ['/login', '/signup'],
    starts: 'on-send',
    consent: null,
    data: ['ip-address', 'device'],
    reason: 'Turnstile tells people from programs before a one-time code is sent (R7-20).',
  },
  {
    id: 'messenger',
    company: 'Intercom',
    configuredBy: 'messenger',
    // The vendor's list for the EU, without the video sites that messages may embed.
    sources: {
      app: { 'frame-src': [CONFIGURED] },
      chat: {
        'script-src': ['https://widget.intercom.io', 'https://js.intercomcdn.com', 'https://app.intercom.io'],
        'style-src': ["'unsafe-inline'"],
        'img-src': [
          'blob:',
          'data:',
          'https://js.intercomcdn.com',
          'https://static.intercomassets.com',
          'https://static.intercomassets.eu',
          'https://downloads.intercomcdn.com',
          'https://downloads.intercomcdn.eu',
          'https://uploads.intercomusercontent.com',
          'https://gifs.intercomcdn.com',
          'https://video-messages.intercomcdn.com',
          'https://messenger-apps.intercom.io',
          'https://messenger-apps.eu.intercom.io',
          'https://*.intercom-attachments.eu',
        ],
        'font-src': ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
        'connect-src': [
          'https://via.intercom.io',
          'https://api.intercom.io',
          'https://api.eu.intercom.io',
          'https://api-iam.intercom.io',
          'https://api-iam.eu.intercom.io',
          'https://api-ping.intercom.io',
          'https://*.intercom-messenger.com',
          'wss://*.intercom-messenger.com',
          'https://nexus-europe-websocket.intercom.io',
          'wss://nexus-europe-websocket.intercom.io',
          'https://uploads.intercomcdn.com',
          'https://uploads.intercomcdn.eu',
          'https://uploads.intercomusercontent.com',
        ],
        'frame-src': ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
        'media-src': ['blob:', 'https://js.intercomcdn.com', 'https://downloads.intercomcdn.eu'],
        'form-action': ['https://intercom.help', 'https://api-iam.eu.intercom.io'],
      },
    },
    screens: ['*'],
    starts: 'on-open',
    consent: 'messenger',
    data: ['name', 'e-mail', 'ids', 'property', 'messages', 'ip-address', 'device'],
    reason: 'The chat with the guest team, in a page that cannot read the app (R7-82 to R7-84, R7-96).',
  },
  {
    id: 'analytics',
    company: 'Segment',
    configuredBy: 'analytics',
    sources: { app: { 'connect-src': [CONFIGURED] } },
    screens: ['*'],
    starts: 'after-page',
    consent: 'analytics',
    data: ['events', 'page', 'ids', 'property', 'ip-address', 'device', 'language', 'time-zone'],
    reason: 'Nine events and page views, without the slug of a stay (R7-85 to R7-100).',
  },
  {
    id: 'error-reports',
    company: 'Sentry',
    configuredBy: 'sentry',
    sources: { app: { 'connect-src': [CONFIGURED] } },
    screens: ['*'],
    starts: 'after-page',
    consent: null,
    data: ['error', 'page', 'ip-address', 'device'],
    reason: 'Errors of the app and the times of few visits, without anything about a guest (S22).',
  },
  {
    id: 'plan',
    isMainBrandOnly: true,
    company: null,
    configuredBy: 'plan',
    sources: { app: { 'connect-src': [CONFIGURED] } },
    screens: ['/stay/plan'],
    starts: 'with-page',
    consent: null,
    data: ['city-and-days', 'ip-address', 'device'],
    reason: 'Whether the partner with ideas for a stay can be reached; city and days follow with the link (R2-20).',
  },
  {
    id: 'pictures',
    company: null,
    configuredBy: null,
    sources: { app: { 'img-src': ['https:'] } },
    screens: ['*'],
    starts: 'with-page',
    consent: null,
    data: ['ip-address', 'device'],
    reason: "Pictures of units, products and partners, from the addresses that the operator's server names (S31).",
  },
];

/** Which third parties an operator has configured: the origin where one is named, else `true`. */
export type Configured = Readonly<Partial<Record<Configurable, string | true>>>;

/** Whether a third party is on for this configuration. */
export const isOn = ({ configuredBy }: ThirdParty, configured: Configured): boolean =>
  configuredBy === null || configured[configuredBy] !== undefined;

/** What a policy of a page must allow in a directive for one third party, with its configured origin (S1, S9). */
export function sourcesOf(
  party: ThirdParty,
  page: PolicyPage,
  directive: Directive,
  configured: Configured,
): readonly string[] {
  if (!isOn(party, configured)) return [];
  const origin = party.configuredBy === null ? undefined : configured[party.configuredBy];
  return (party.sources[page]?.[directive] ?? []).flatMap((source) =>
    source === CONFIGURED ? (typeof origin === 'string' ? [origin] : []) : [source],
  );
}
