const THIRD = 'Without this entry the feature is off, with a text for the guest.';

/**
 * What each key of `config.json` means, for editors and for who writes one; `*` stands for any key. They are apart from the
 * schema, which every guest loads.
 */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  $schema: 'The address of this schema, for editors.',
  hosts: 'Every host name that serves the app, without scheme and port. On any other the app shows help of no brand.',
  'hosts.*': 'What one host shows. Several hosts may show the same brand.',
  'hosts.*.brand': 'The key of one of the brands below.',
  'hosts.*.environment': 'Which of the environments below the host uses; prod is for guests.',
  brands: 'The brands, each by a key of your choice; the keys main and white-label say their kind.',
  'brands.*': 'A brand.',
  'brands.*.kind': 'main has accounts, explore, plan and referral; white-label has none of these. By default main.',
  'brands.*.helper':
    'The name of your support, as in “Ask Bob”. deploy-files writes Bob for a brand of the kind main that has none.',
  'brands.*.colours':
    'Colours in the place of the brand’s own, by the names of src/ui/tokens.css without --. Every text must stay readable.',
  'brands.*.colours.light': 'By day and on paper.',
  'brands.*.colours.light.*': 'A colour, as #34502d.',
  'brands.*.colours.dark': 'Where the device prefers dark colours.',
  'brands.*.colours.dark.*': 'A colour, as #b4cf9a.',
  'brands.*.sign':
    'The name of an SVG beside this file: the sign before the name, and the icons, which deploy-files makes of it.',
  'brands.*.controller':
    'Who is responsible for what guests enter: name and postal address. Shown on the page about privacy.',
  'brands.*.contact': 'Where guests ask about privacy: mailto: or an https address.',
  'brands.*.imprint': 'The address of your imprint; a link in the footer and on the page about privacy.',
  'brands.*.terms': 'The address of your terms; as the imprint.',
  'brands.*.privacy': 'The address of your own privacy policy; on the page about privacy.',
  'brands.*.supportHours': 'When phone and WhatsApp are answered each day. By default 07:00 to 02:00 at GMT+2.',
  'brands.*.supportHours.from': 'When support opens, as 07:00.',
  'brands.*.supportHours.to': 'When it closes, as 22:30; before `from` it is on the next day, equal to it never.',
  'brands.*.supportHours.timezone': 'The time zone of both, as Europe/Berlin.',
  'brands.*.name': 'The name that guests read: in the header, in titles and as the name of the installed app.',
  'brands.*.phone': 'The number that guests call where no property is known, with country code.',
  'brands.*.whatsapp': 'The number for WhatsApp, with country code.',
  environments: 'Where the app finds its servers, for each environment that a host uses.',
  'environments.*': 'An environment.',
  'environments.*.api':
    'The base address of the guest API. With /api it is below each host of the app: the server hands calls on, see deploy-files --api.',
  'environments.*.reception': 'The base address of the operator’s front end for its team. The app calls nothing there.',
  'environments.*.booking': 'Where guests of each brand book; links to book again lead there.',
  'environments.*.booking.*': 'The base address for the brand.',
  'environments.*.guest':
    'Where guests of each brand open their stay: this app, as links in e-mails and to the other brand have it.',
  'environments.*.guest.*': 'The base address for the brand.',
  'environments.*.analytics': `Segment, after the guest’s permission. ${THIRD}`,
  'environments.*.analytics.writeKey': 'The write key of the source. It is public.',
  'environments.*.analytics.host': 'The host of the tracking API; without it api.segment.io.',
  'environments.*.cardFields': `Datatrans Secure Fields, on the page for a card. ${THIRD}`,
  'environments.*.cardFields.address': 'The base address of the provider’s fields.',
  'environments.*.cardFields.merchantKey': 'The merchant of properties that name none. It is public.',
  'environments.*.challenge': `Cloudflare Turnstile, at sign-in and sign-up. ${THIRD}`,
  'environments.*.challenge.siteKey': 'The site key. The secret that belongs to it is the API’s.',
  'environments.*.messenger': `Intercom, when the guest opens the chat. ${THIRD}`,
  'environments.*.messenger.appId': 'The id of the workspace.',
  'environments.*.messenger.origin': 'A host apart from the app that serves the page of the chat.',
  'environments.*.plan': `A partner’s site with ideas for a stay, on the page of the plan. ${THIRD}`,
  'environments.*.plan.host': 'The host of the partner’s site.',
  'environments.*.sentry':
    'Sentry, for reports of errors without anything of a guest. Without this entry nothing is reported.',
  'environments.*.sentry.dsn': 'The DSN of the project.',
  'environments.*.sentry.tunnel': 'A host of your own that hands reports on.',
  staffEmailDomain: 'Members with an address of this domain are staff: analytics count them apart.',
};
