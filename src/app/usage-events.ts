import type { QueryClient } from '@tanstack/react-query';

import type { Settings } from '#config/settings.ts';
import { customerQuery } from '#data/account.ts';
import { propertyQuery } from '#data/property.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { isStaffEmail } from '#domain/account/customer.ts';
import type { Customer } from '#domain/account/customer.ts';
import { analyticsId, isAllowed, onChoice } from '#session/privacy-choice.ts';
import { readCurrentStay } from '#session/current-stay.ts';
import { removeCookie } from '#session/on-device.ts';
import { createDelivery, recordInBrowser } from '#telemetry/analytics-delivery.ts';
import { pageOf, group, identify, page, reset, setAnalytics } from '#telemetry/track.ts';
import type { Analytics } from '#telemetry/track.ts';

import type { AppContext } from './router.tsx';

/** The real service if deployed with a key, else a record in the browser (R7-97, R8-45). */
async function loadSender({ environment, thirdParties: { analytics } }: Settings) {
  if (environment === 'development') return recordInBrowser;
  return analytics && (await import('#telemetry/segment-analytics.ts')).sendToSegment(analytics);
}

/** Sends only ids of the account, and whether it belongs to the operator's staff (R1-08, R5-31, R7-94). */
function identifyMember({ id, userId, externalUserId, email }: Customer, staffDomain: string | undefined): void {
  identify(id, {
    ...(userId === null ? {} : { userId }),
    ...(externalUserId === null ? {} : { externalUserId }),
    isStaff: staffDomain !== undefined && isStaffEmail(email, staffDomain),
  });
}

/** Sends the property of the current stay, if loaded. */
function groupProperty(queryClient: QueryClient): void {
  const slug = readCurrentStay();
  const stay = slug && queryClient.getQueryData(stayQuery(slug).queryKey);
  const property = stay && queryClient.getQueryData(propertyQuery(stay.propertyId).queryKey);
  if (property) group(property.id, { name: property.name, city: property.city });
}

async function load(settings: Settings): Promise<Analytics | undefined> {
  const send = await loadSender(settings);
  return send && createDelivery({ brand: settings.brand.name, visitorId: analyticsId, send });
}

/**
 * Runs analytics while the guest allows them, and loads the service only then (R1-35). Loaded after the page, which
 * does not wait for it.
 */
export function startUsageEvents({ settings, queryClient, router }: AppContext): void {
  const { queryKey } = customerQuery();
  let isRunning = false;
  let loaded: Promise<Analytics | undefined> | undefined;
  let identified: Customer | undefined;
  /** Identifies the member once the account has been read, and again when it changes. */
  const identifyReadMember = (): void => {
    const customer = isRunning ? queryClient.getQueryData(queryKey) : undefined;
    if (customer && customer !== identified) identifyMember(customer, settings.staffEmailDomain);
    identified = customer;
  };
  const start = async (): Promise<void> => {
    isRunning = true;
    loaded ??= load(settings);
    try {
      const analytics = await loaded;
      if (!isRunning) return;
      setAnalytics(analytics);
      identifyReadMember();
    } catch {
      // Behind a blocker the app works without it; the next consent answer tries again.
      [loaded, isRunning] = [undefined, false];
    }
  };
  const stop = (): void => {
    if (isRunning) reset();
    isRunning = false;
    setAnalytics(undefined);
    // Also removes a cookie from before guests were asked.
    removeCookie('analytics_id');
  };
  const follow = (): void => {
    if (!isAllowed('analytics')) return stop();
    if (isRunning) return;
    // Events from before the permission are dropped; the current property and page are sent first.
    setAnalytics(undefined);
    groupProperty(queryClient);
    page(pageOf(router));
    void start();
  };
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') identifyReadMember();
  });
  onChoice(follow);
  if (isAllowed('analytics')) void start();
  else stop();
}
