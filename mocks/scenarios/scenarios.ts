import { brandScenarios } from './brands.ts';
import { cancellationScenarios } from './cancellation.ts';
import { cardScenarios } from './cards.ts';
import { checkInScenarios } from './check-in.ts';
import { cleaningScenarios } from './cleaning.ts';
import { dateChangeScenarios } from './date-changes.ts';
import { discoverScenarios } from './discover.ts';
import { extensionScenarios } from './extensions.ts';
import { extraScenarios } from './extras.ts';
import { found } from './found.ts';
import { helpScenarios } from './help.ts';
import { keyScenarios } from './keys.ts';
import { languageScenarios } from './languages.ts';
import { memberScenarios } from './members.ts';
import { networkScenarios } from './network.ts';
import { orderScenarios } from './orders.ts';
import { partnerScenarios } from './partners.ts';
import { platformScenarios } from './platform.ts';
import { propertyScenarios } from './property-and-guides.ts';
import { propertyProductScenarios } from './property-products.ts';
import { HEADINGS, under } from './scenario.ts';
import type { GroupedScenario, Heading, Scenario } from './scenario.ts';
import { signInScenarios } from './sign-in.ts';
import { stayData } from './stay-data.ts';
import { stayLifeCycle } from './stay-life-cycle.ts';

/** The scenarios of each topic, in the order that testers read them. */
const TOPICS = {
  'The life of a stay': stayLifeCycle,
  'Checking in': checkInScenarios,
  'Doors, keys and the building': [...keyScenarios, ...propertyScenarios],
  'Ordering and paying': [...orderScenarios, ...cardScenarios],
  Extras: [...extraScenarios, ...propertyProductScenarios],
  'Breakfast and gym': partnerScenarios,
  'Cleaning, other hours, more nights': [...cleaningScenarios, ...dateChangeScenarios, ...extensionScenarios],
  Cancelling: cancellationScenarios,
  'Signing in': signInScenarios,
  'Members, reservations and rewards': memberScenarios,
  'Help, guides and plans': [...helpScenarios, ...discoverScenarios],
  'Another brand': brandScenarios,
  'Unusual responses': stayData,
  'A bad network': networkScenarios,
  Languages: languageScenarios,
  'The app itself': platformScenarios,
  'Recorded sessions': [],
} as const satisfies Readonly<Record<Heading, readonly Scenario[]>>;

const lost = found.find(({ group }) => !HEADINGS.includes(group));
if (lost) throw new Error(`${lost.name} needs under('…', …) with one of these headings: ${HEADINGS.join(' | ')}`);

/** Every named scenario with its heading: those of the topics, then those that have a file each. */
export const scenarios: readonly GroupedScenario[] = HEADINGS.flatMap((group) => [
  ...TOPICS[group].map((each) => under(group, each)),
  ...found.filter((each) => each.group === group),
]);
