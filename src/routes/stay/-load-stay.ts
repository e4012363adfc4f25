import { CancelledError } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';

import { ApiError, isNotFound } from '#api/api-error.ts';
import { propertyQuery } from '#data/property.ts';
import { shouldRetry } from '#data/query-client.ts';
import { answeredStay, stayQuery } from '#data/stay/stay-queries.ts';
import { isOfBrand } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { sleep } from '#lib/time.ts';
import { clearStorage } from '#session/on-device.ts';
import { writeCurrentStay } from '#session/current-stay.ts';
import { savedStayText } from '#session/saved-stay.ts';
import { group } from '#telemetry/track.ts';

import type { RouterContext } from '../../app/router-context.ts';

type Loading = Pick<RouterContext, 'queryClient' | 'settings'>;

interface LoadOptions {
  /** How long to wait for the property; undefined for a page that cannot open without it. */
  readonly propertyTimeoutMs?: number | undefined;
  /** Whether the page can show the saved stay instead. */
  readonly hasSaved?: boolean;
}

/**
 * Loads a stay and its property, stores the stay's slug (R2-120), and sends the property to analytics (R7-95). For an
 * unknown slug, redirects to the error page (R2-53) and clears what is stored of that stay only (L1). Nothing is stored
 * of a stay that belongs on another site (N4).
 */
export async function loadStay(
  { queryClient, settings }: Loading,
  slug: Slug,
  { signal }: Pick<AbortController, 'signal'>,
  { propertyTimeoutMs, hasSaved = false }: LoadOptions = {},
): Promise<void> {
  const stay = await notCancelled(() =>
    hasSaved
      ? queryClient.ensureQueryData({ ...loadedStayQuery(slug, hasSaved), revalidateIfStale: true })
      : answeredStay(queryClient, slug),
  ).catch((error: unknown) => {
    // Only a 404 of this call means a wrong link (R8-57).
    if (!isNotFound(error)) throw error;
    clearStorage('not-here', slug);
    throw redirect({ to: '/error', state: { whyHere: 'no-such-stay' }, replace: true });
  });
  // The property is the saved one, too.
  if (stay.isFromDevice) {
    answeredStay(queryClient, slug)
      .then(({ propertyId }) => queryClient.fetchQuery({ ...propertyQuery(propertyId), staleTime: 0 }))
      .catch(() => {});
  }
  const remember = (): void => {
    // The guest may have opened another stay in the meantime.
    if (signal.aborted) return;
    writeCurrentStay(slug);
    if (stay.isCancelled) clearStorage('cancel', slug);
  };
  const property = notCancelled(() => queryClient.ensureQueryData(propertyQuery(stay.propertyId))).then((found) => {
    const isOfThisBrand = isOfBrand(found, settings.brand.id);
    if (isOfThisBrand) remember();
    else clearStorage('not-here', slug);
    if (isOfThisBrand && !signal.aborted) group(found.id, { name: found.name, city: found.city });
    return found;
  });
  // Doors open without the property, so the stay is stored even without it.
  const withoutProperty = property.catch(remember);
  await (propertyTimeoutMs === undefined ? property : Promise.race([withoutProperty, sleep(propertyTimeoutMs)]));
}

/** A page that is left cancels its reads; repeats a cancelled one that this page waits for as well. */
const notCancelled = <T>(read: () => Promise<T>): Promise<T> =>
  read().catch((error: unknown) => {
    if (error instanceof CancelledError) return read();
    throw error;
  });

/** Retries like every query, but not after a lost connection. */
const retryUnlessLost = (failures: number, error: unknown): boolean =>
  !(error instanceof ApiError && error.code === 'network') && shouldRetry(failures, error);

/**
 * The stay for the router's loader. A page that can show the saved stay does so after the first lost connection, and
 * retries by itself (S58).
 */
export const loadedStayQuery = (slug: Slug, hasSaved: boolean) => ({
  ...stayQuery(slug),
  ...(hasSaved && { retry: retryUnlessLost }),
});

/** Pages that guests need at a door. */
const AT_THE_DOOR = /^\/stay(\/access|\/location)?\/?$/;

/** Whether a page shows the saved stay while the response is late and after a failure. */
export const showsSavedStay = (pathname: string): boolean => AT_THE_DOOR.test(pathname) && savedStayText() !== null;
