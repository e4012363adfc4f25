import type { QueryClient } from '@tanstack/react-query';

import { lastResponses, isSavedStay, pruneSavedStay, serializeStay } from '#data/stay/saved-stay.ts';
import { propertyQuery } from '#data/property.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { asPropertyCode, guideCodeOf } from '#domain/property/property-code.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { loadGuide } from '#features/location/use-guide.ts';
import { nowInstant } from '#lib/clock.ts';
import { MINUTE } from '#lib/time.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { readCurrentStay } from '#session/current-stay.ts';
import { savedStayText, forgetSavedStay, saveStay, trimSavedStay } from '#session/saved-stay.ts';

/** Codes leave the device soon after they have ended. */
const TRIM_EVERY_MS = MINUTE;

/** The reads whose answers are kept, by the first part of their keys. */
const READS = new Set<unknown>([stayQuery('' as Slug).queryKey[0], propertyQuery('').queryKey[0]]);

/** The guide is a file, which the worker keeps when it is loaded. */
async function warmGuide(propertyKey: string): Promise<void> {
  const code = guideCodeOf(asPropertyCode(propertyKey));
  if (code === null) return;
  await loadGuide(code);
}

/**
 * Keeps the stay on screen for the time without network, whenever it was read; `works` says whether pages open
 * then. Returns what keeps it once more.
 */
export function watchStay(queryClient: QueryClient, works: () => boolean): () => void {
  let isDue = false;
  let hasAskedToKeep = false;
  /** What was kept last, and of what: most notices tell of answers that are kept already. */
  let last: { readonly of: readonly unknown[]; readonly text: string } | undefined;
  /** The property whose guide the worker has been asked to keep. */
  let guideOf: string | undefined;
  const save = (): void => {
    isDue = false;
    const slug = readCurrentStay();
    const stay = slug && lastResponses.stay(slug);
    const property = stay && lastResponses.property(stay.propertyId);
    if (!slug || !stay || !property) return;
    const shown = queryClient.getQueryData(stayQuery(slug).queryKey);
    const of = [stay, property, shown?.checkOutDate, shown?.isCancelled];
    const isKept = last?.text === savedStayText() && of.every((each, at) => each === last?.of[at]);
    const answers = { stay: { ...stay, checkOutDate: shown?.checkOutDate ?? stay.checkOutDate }, property };
    const text = isKept ? last?.text : shown?.isCancelled === true ? undefined : serializeStay(answers, nowInstant());
    // A stay that can be read only in part is not kept in part.
    if (text === undefined || !(isKept || isSavedStay(text, slug))) return forgetSavedStay();
    last = { of, text };
    const hasGuide = guideOf === property.key;
    saveStay(slug, text, works() && hasGuide);
    // Once a page, as some browsers ask the guest. Refused or unknown, it is kept as long as the browser likes.
    if (!hasAskedToKeep) navigator.storage?.persist?.().catch(() => {});
    hasAskedToKeep = true;
    if (works() && !hasGuide) void keepGuide(property.key);
  };
  /** The page says that the stay is saved once the guide is there too; a property may have none. */
  const keepGuide = async (propertyKey: string): Promise<void> => {
    await warmGuide(propertyKey).catch(() => {});
    guideOf = propertyKey;
    note();
  };
  const note = (): void => {
    if (isDue) return;
    isDue = true;
    whenIdle(save);
  };
  const trim = (): void => {
    if (savedStayText() !== null) trimSavedStay(pruneSavedStay(savedStayText(), nowInstant()));
  };
  trim();
  setInterval(trim, TRIM_EVERY_MS);
  note();
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const isRead = type === 'updated' && query.state.status === 'success';
    if (isRead && READS.has(query.queryKey[0])) note();
  });
  return note;
}
