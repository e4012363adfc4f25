import type { QueryClient } from '@tanstack/react-query';

import type { Settings } from '#config/settings.tsx';
import { customerQuery } from '#data/account/customer.ts';
import { isStaffEmail } from '#domain/account/customer.ts';
import type { Customer } from '#domain/account/customer.ts';
import { analyticsId } from '#session/analytics-id.ts';
import { identify, setAnalytics } from '#telemetry/tell.ts';
import { createDelivery } from '#telemetry/analytics-delivery.ts';

/** The real service where the app is deployed and has a key, else a record in the browser (R7-97, R8-45). */
async function loadSender({ environment, thirdParties: { analytics } }: Settings) {
  if (environment === 'development') return (await import('#telemetry/recorded-analytics.ts')).recordAnalytics;
  return analytics && (await import('#telemetry/segment-analytics.ts')).sendToSegment(analytics);
}

/** Sends only an account's ids, and whether it is the operator's (R1-08, R5-31, R7-94). */
function identifyMember({ id, userId, externalUserId, email }: Customer, staffDomain: string | undefined): void {
  identify(id, {
    ...(userId === null ? {} : { userId }),
    ...(externalUserId === null ? {} : { externalUserId }),
    isStaff: staffDomain !== undefined && isStaffEmail(email, staffDomain),
  });
}

/** Tells who the guest is as soon as anything has read the account, and again when it becomes another one. */
function watchMember(queryClient: QueryClient, staffDomain: string | undefined): void {
  const { queryKey } = customerQuery();
  let known: Customer | undefined;
  const look = (): void => {
    const customer = queryClient.getQueryData(queryKey);
    if (customer && customer !== known) identifyMember(customer, staffDomain);
    known = customer;
  };
  look();
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') look();
  });
}

/** Starts to deliver the collected messages; loaded after the page, which does not wait for it. */
export async function startAnalytics(settings: Settings, queryClient: QueryClient): Promise<void> {
  const send = await loadSender(settings);
  if (send === undefined) return;
  setAnalytics(createDelivery({ brand: settings.brand.name, visitorId: analyticsId, send }));
  watchMember(queryClient, settings.staffEmailDomain);
}
