import type { Scenario } from './scenario.ts';

import { brandScenarios } from './brands.ts';
import { cancellationScenarios } from './cancellation.ts';
import { cardScenarios } from './cards.ts';
import { checkInScenarios } from './check-in.ts';
import { cleaningScenarios } from './cleaning.ts';
import { customProductScenarios } from './custom-products.ts';
import { dateChangeScenarios } from './date-changes.ts';
import { discoverScenarios } from './discover.ts';
import { extensionScenarios } from './extensions.ts';
import { extraScenarios } from './extras.ts';
import { helpScenarios } from './help.ts';
import { houseProductScenarios } from './house-products.ts';
import { keyScenarios } from './keys.ts';
import { memberScenarios } from './members.ts';
import { orderScenarios } from './orders.ts';
import { partnerScenarios } from './partners.ts';
import { platformScenarios } from './platform.ts';
import { propertyScenarios } from './property-and-guides.ts';
import { reservationScenarios } from './reservations.ts';
import { rewardScenarios } from './rewards.ts';
import { signInScenarios } from './sign-in.ts';
import { rateScenarios } from './rates.ts';
import { stayData } from './stay-data.ts';
import { stayLifeCycle } from './stay-life-cycle.ts';
import { upgradeScenarios } from './upgrades.ts';

/** Every named situation, in the order testers read them. */
export const scenarios: readonly Scenario[] = [
  ...stayLifeCycle,
  ...stayData,
  ...checkInScenarios,
  ...keyScenarios,
  ...propertyScenarios,
  ...orderScenarios,
  ...extraScenarios,
  ...customProductScenarios,
  ...houseProductScenarios,
  ...partnerScenarios,
  ...upgradeScenarios,
  ...cleaningScenarios,
  ...dateChangeScenarios,
  ...extensionScenarios,
  ...cardScenarios,
  ...cancellationScenarios,
  ...brandScenarios,
  ...signInScenarios,
  ...memberScenarios,
  ...reservationScenarios,
  ...rewardScenarios,
  ...rateScenarios,
  ...discoverScenarios,
  ...helpScenarios,
  ...platformScenarios,
];
