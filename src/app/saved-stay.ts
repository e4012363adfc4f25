import type { QueryClient } from '@tanstack/react-query';

import { lastResponses, isSavedStay, pruneSavedStay, serializeStay } from '#data/stay/saved-stay.ts';
import { propertyQuery } from '#data/property.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { asPropertyCode, guideCodeOf } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { loadGuide } from '#features/location/use-guide.ts';
import { nowInstant } from '#lib/clock.ts';
import { MINUTE } from '#lib/time.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { openedStay, readCurrentStay, writeCurrentStay } from '#session/current-stay.ts';
import { recheckSavedStay, savedStayText, forgetSavedStay, saveStay, replaceSavedStay } from '#session/saved-stay.ts';

/** Codes are removed from the device soon after they expire. */
const TRIM_EVERY_MS = MINUTE;

/** The queries whose responses are saved, by the first part of their keys. */
const READS = new Set<unknown>([stayQuery('' as Slug).queryKey[0], propertyQuery('').queryKey[0]]);

/** Loads the guide of a property, so that the worker caches its file. */
async function cacheGuide(propertyKey: string): Promise<void> {
  const code = guideCodeOf(asPropertyCode(propertyKey));
  if (code === null) return;
  await loadGuide(code);
}

/**
 * Saves the current stay for use offline whenever it was read; `opensOffline` tells whether pages work offline. Returns
 * a function that saves it again.
 */
export function watchStay(queryClient: QueryClient, opensOffline: () => boolean): () => void {
  let isDue = false;
  let hasAskedToPersist = false;
  /** The last saved text and its sources, because most cache updates concern responses that are already saved. */
  let last: { readonly of: readonly unknown[]; readonly text: string } | undefined;
  /** The property whose guide is cached. */
  let guideOf: string | undefined;
  const save = (): void => {
    isDue = false;
    const slug = readCurrentStay();
    const stay = slug && lastResponses.stay(slug);
    const property = stay && lastResponses.property(stay.propertyId);
    if (!slug || !stay || !property) return;
    const shown = queryClient.getQueryData(stayQuery(slug).queryKey);
    const of = [stay, property, shown?.checkOutDate, shown?.isCancelled];
    const isUnchanged = last?.text === savedStayText() && of.every((each, at) => each === last?.of[at]);
    const responses = { stay: { ...stay, checkOutDate: shown?.checkOutDate ?? stay.checkOutDate }, property };
    const text = isUnchanged
      ? last?.text
      : shown?.isCancelled === true
        ? undefined
        : serializeStay(responses, nowInstant());
    // A stay that can be read only in part is not saved.
    if (text === undefined || !(isUnchanged || isSavedStay(text, slug))) return forgetSavedStay();
    last = { of, text };
    const hasGuide = guideOf === property.key;
    saveStay(slug, text, opensOffline() && hasGuide);
    // Once per page load, as some browsers ask the guest. If refused or unsupported, the browser may evict the data.
    if (!hasAskedToPersist) navigator.storage?.persist?.().catch(() => {});
    hasAskedToPersist = true;
    if (opensOffline() && !hasGuide) void saveGuide(property.key);
  };
  /** The page reports the stay as saved once its guide is cached too; some properties have none. */
  const saveGuide = async (propertyKey: string): Promise<void> => {
    await cacheGuide(propertyKey).catch(() => {});
    guideOf = propertyKey;
    schedule();
  };
  const schedule = (): void => {
    if (isDue) return;
    isDue = true;
    whenIdle(save);
  };
  const trim = (): void => {
    look();
    if (savedStayText() !== null) replaceSavedStay(pruneSavedStay(savedStayText(), nowInstant()));
  };
  /**
   * Another tab or the browser may have cleared the storage: reads and saves the stay again, unless the guest forgot it
   * or the device now has another stay.
   */
  const look = (): void => {
    recheckSavedStay();
    const slug = openedStay();
    if (last === undefined || slug === undefined || savedStayText() !== null) return;
    if ((readCurrentStay() ?? slug) !== slug) return;
    last = undefined;
    void saveAgain(slug);
  };
  const saveAgain = async (slug: Slug): Promise<void> => {
    const { queryKey } = stayQuery(slug);
    await queryClient.refetchQueries({ queryKey });
    if (openedStay() !== slug || queryClient.getQueryData(queryKey) === undefined) return;
    if (readCurrentStay() === undefined) writeCurrentStay(slug);
    schedule();
  };
  window.addEventListener('storage', look);
  window.addEventListener('focus', look);
  window.addEventListener('visibilitychange', look);
  trim();
  setInterval(trim, TRIM_EVERY_MS);
  schedule();
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const isRead = type === 'updated' && query.state.status === 'success';
    if (isRead && READS.has(query.queryKey[0])) schedule();
  });
  return schedule;
}
