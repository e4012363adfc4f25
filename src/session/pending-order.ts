import { useMemo, useSyncExternalStore } from 'react';

import type { OrderDraft } from '#domain/order/draft.ts';
import type { OrderStage, PendingOrder } from '#domain/order/order.ts';
import { isUnderWay, parsePendingOrder } from '#domain/order/order.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { createListeners } from '#lib/store.ts';
import type { Instant } from '#lib/time.ts';

import { onStorageCleared } from './on-device.ts';
import { tabStorage } from './storage.ts';

const { subscribe, notify } = createListeners();

onStorageCleared(notify);

function write(order: PendingOrder): void {
  tabStorage.write('pendingOrder', JSON.stringify(order));
  notify();
}

const ofStay = (json: string | null, slug: Slug): PendingOrder | undefined => {
  const order = parsePendingOrder(json);
  return order?.slug === slug ? order : undefined;
};

/** This tab's order of a stay; survives a reload and a visit to the card page. */
export const readPendingOrder = (slug: Slug): PendingOrder | undefined => ofStay(tabStorage.read('pendingOrder'), slug);

/**
 * Stores the guest's choice; returns whether it is new. Does not replace an order of the same product that is under
 * way; choosing the same again continues the same order (R7-98).
 */
export function startPendingOrder(slug: Slug, draft: OrderDraft, startedAt: Instant): boolean {
  const before = readPendingOrder(slug);
  if (before && isUnderWay(before) && before.draft.productId === draft.productId) return false;
  write({ slug, startedAt, draft, stage: { name: 'draft' } });
  return (
    before?.stage.name !== 'draft' || JSON.stringify(before.draft) !== JSON.stringify(readPendingOrder(slug)?.draft)
  );
}

/** Identifies an order, its stage and the attempt. */
const attemptOf = ({ startedAt, stage }: PendingOrder): string =>
  [startedAt, stage.name, 'sentAt' in stage ? stage.sentAt : ''].join(' ');

/** Moves an order to a stage; returns false if the tab has moved on to another order, stage or attempt. */
export function advanceOrder(order: PendingOrder, stage: OrderStage): boolean {
  const stored = readPendingOrder(order.slug);
  if (stored === undefined || attemptOf(stored) !== attemptOf(order)) return false;
  write({ ...stored, stage });
  return true;
}

/** This tab's order of a stay, as a hook. */
export function usePendingOrder(slug: Slug): PendingOrder | undefined {
  const json = useSyncExternalStore(subscribe, () => tabStorage.read('pendingOrder'));
  return useMemo(() => ofStay(json, slug), [json, slug]);
}

/** The guest's choice of a product until it is ordered, restored when the guest returns to its page. */
export function readDraft(slug: Slug, productId: string): OrderDraft | undefined {
  const order = readPendingOrder(slug);
  return order?.draft.productId === productId && ['draft', 'failed'].includes(order.stage.name)
    ? order.draft
    : undefined;
}
