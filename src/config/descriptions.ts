const THIRD = 'Without this entry, the feature is off and guests see a text instead.';

/**
 * What each key of `config.json` means, for editors and authors; `*` stands for any key. Separate from the schema, which
 * every guest loads.
 */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  $schema: 'The address of this schema, for editors.',
  hosts: 'Every host name of the app, without scheme or port. On any other host, the app shows help without a brand.',
  'hosts.*': 'What a host shows. Several hosts can have the same brand.',
  'hosts.*.brand': 'The key of one of the brands below.',
  'hosts.*.environment': 'The environment that the host uses; prod is for guests.',
  brands: 'The brands, each with a key of your choice; the keys main and white-label imply their kind.',
  'brands.*': 'A brand.',
  'brands.*.kind': 'main has accounts, explore, plan and referral; white-label has none of these. Default: main.',
  'brands.*.helper': 'The name of your support, as in “Ask Bob”. For a main brand without one, deploy-files uses Bob.',
  'brands.*.colours':
    'Colours that replace the default ones, with the names in src/ui/tokens.css without --. All text must remain readable.',
  'brands.*.colours.light': 'For the light colour scheme and for printing.',
  'brands.*.colours.light.*': 'A colour, such as #34502d.',
  'brands.*.colours.dark': 'For devices that prefer dark colours.',
  'brands.*.colours.dark.*': 'A colour, such as #b4cf9a.',
  'brands.*.sign':
    'The name of an SVG file next to this one: the logo before the name, from which deploy-files generates the icons.',
  'brands.*.controller': 'The data controller: name and postal address. Shown on the privacy page.',
  'brands.*.contact': 'The contact for questions about privacy: mailto: or an https address.',
  'brands.*.imprint': 'The address of your legal notice, linked in the footer and on the privacy page.',
  'brands.*.terms': 'The address of your terms, linked in the same places.',
  'brands.*.privacy': 'The address of your own privacy policy, linked on the privacy page.',
  'brands.*.supportHours': 'When phone and WhatsApp are answered every day. Default: 07:00 to 02:00 at GMT+2.',
  'brands.*.supportHours.from': 'When support opens, such as 07:00.',
  'brands.*.supportHours.to':
    'When support closes, such as 22:30. Earlier than `from` means the next day; equal to it means day and night.',
  'brands.*.supportHours.timezone': 'The time zone of both, such as Europe/Berlin.',
  'brands.*.name': 'The name that guests read: in the header, in titles and as the name of the installed app.',
  'brands.*.phone': 'The number to call if no property is known, with country code.',
  'brands.*.whatsapp': 'The number for WhatsApp, with country code.',
  environments: 'The servers and services of each environment that a host uses.',
  'environments.*': 'An environment.',
  'environments.*.api':
    'The base address of the guest API. With /api, it is below each host of the app, and the server forwards calls; see deploy-files --api.',
  'environments.*.reception': 'The base address of the operator’s front end for staff. The app does not call it.',
  'environments.*.booking': 'Where guests of each brand book; links to book again lead here.',
  'environments.*.booking.*': 'The base address for the brand.',
  'environments.*.guest': 'The address of this app for each brand, as in e-mails and in links to the other brand.',
  'environments.*.guest.*': 'The base address for the brand.',
  'environments.*.analytics': `Segment, with the guest’s permission. ${THIRD}`,
  'environments.*.analytics.writeKey': 'The write key of the source. It is public.',
  'environments.*.analytics.host': 'The host of the tracking API; default: api.segment.io.',
  'environments.*.cardFields': `Datatrans Secure Fields, on the card page. ${THIRD}`,
  'environments.*.cardFields.address': 'The base address of the provider’s fields.',
  'environments.*.cardFields.merchantKey': 'The merchant key for properties without their own. It is public.',
  'environments.*.challenge': `Cloudflare Turnstile, at sign-in and sign-up. ${THIRD}`,
  'environments.*.challenge.siteKey': 'The site key. The API has the matching secret.',
  'environments.*.messenger': `Intercom, when the guest opens the chat. ${THIRD}`,
  'environments.*.messenger.appId': 'The id of the workspace.',
  'environments.*.messenger.origin': 'A separate host that serves the chat’s page.',
  'environments.*.plan': `A partner’s site with ideas for a stay, on the plan page. ${THIRD}`,
  'environments.*.plan.host': 'The host of the partner’s site.',
  'environments.*.sentry': 'Sentry, for error reports without guests’ data. Without this entry, nothing is reported.',
  'environments.*.sentry.dsn': 'The DSN of the project.',
  'environments.*.sentry.tunnel': 'A host of your own that forwards reports.',
  staffEmailDomain: 'Members with an e-mail address of this domain are staff, whom analytics count separately.',
};
