import type { QueryClient } from '@tanstack/react-query';

import { redirect } from '@tanstack/react-router';

import { isNotFound } from '#api/api-error.ts';
import { propertyQuery } from '#data/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { sleep } from '#lib/time.ts';
import { writeCurrentStay } from '#session/current-stay.ts';
import { clearStorage } from '#session/clear-storage.ts';
import { group } from '#telemetry/track.ts';

import { stayRead } from './-stay-read.ts';

interface LoadOptions {
  /** A page that opens without the property waits for it so long only. */
  readonly propertyTimeoutMs?: number | undefined;
  /** The page shows the kept stay when no answer comes. */
  readonly hasKept?: boolean;
}

/**
 * Loads a stay and its property, remembers it (R2-120), and sends the property to analytics (R7-95). An unknown slug is
 * the error page (R2-53).
 */
export async function loadStay(
  queryClient: QueryClient,
  slug: Slug,
  { signal }: Pick<AbortController, 'signal'>,
  { propertyTimeoutMs, hasKept = false }: LoadOptions = {},
): Promise<void> {
  const stay = await queryClient
    .ensureQueryData({ ...stayRead(slug, hasKept), revalidateIfStale: true })
    .catch((error: unknown) => {
      // Only this call's 404 means a wrong link (R8-57).
      throw isNotFound(error) ? redirect({ to: '/error', replace: true }) : error;
    });
  const property = queryClient.ensureQueryData(propertyQuery(stay.propertyId)).then(({ id, name, city }) => {
    // The guest may have gone on to another stay while this one was on its way.
    if (!signal.aborted) group(id, { name, city });
    return id;
  });
  await (propertyTimeoutMs === undefined
    ? property
    : Promise.race([property.catch(() => {}), sleep(propertyTimeoutMs)]));
  if (signal.aborted) return;
  writeCurrentStay(slug);
  if (stay.isCancelled) clearStorage('cancel', slug);
}
