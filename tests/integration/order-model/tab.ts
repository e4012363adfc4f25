import { send } from '#api/transport.ts';
import { network, pageDocument, pageElement, sessionStorage, time } from './tab-window.ts';

import { parentPort } from 'node:worker_threads';

import { notifyManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

import type { PendingOrder } from '#domain/order/order.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';

import { configureApi } from '#api/http-client.ts';
import { createQueryClient } from '#data/query-client.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { useOrderFlow } from '#components/order/use-order.ts';
import { nowInstant } from '#lib/clock.ts';
import { startPendingOrder, usePendingOrder } from '#session/pending-order.ts';

import type { Deed, Shown, TabState } from './tab-messages.ts';

/** A browser tab in a separate thread: runs the hook of the app in React, in a component that renders nothing. */

/** The number of turns of the event loop without a change after which a tab is quiet. */
const QUIET_TURNS = 12;

notifyManager.setScheduler((notify) => setImmediate(notify));

let client = createQueryClient();
let slug: Slug;
let root: Root | undefined;
let shown: Shown | undefined;
let press = () => {};

function Confirmation() {
  const { data: stay } = useQuery(stayQuery(slug));
  const order = usePendingOrder(slug);
  return stay && order ? createElement(Order, { stay, order }) : null;
}

function Order({ stay, order }: { stay: Stay; order: PendingOrder }) {
  const { view, notSent, confirm } = useOrderFlow(order, stay);
  useEffect(() => {
    shown = { view, notSent, order };
    press = confirm;
    return () => {
      shown = undefined;
      press = () => {};
    };
  });
  return null;
}

function leave(): void {
  root?.unmount();
  root = undefined;
}

function open(): void {
  leave();
  root = createRoot(pageElement as unknown as Element);
  root.render(createElement(QueryClientProvider, { client }, createElement(Confirmation)));
}

function show(isVisible: boolean): void {
  pageDocument.visibilityState = isVisible ? 'visible' : 'hidden';
  window.dispatchEvent(new Event('visibilitychange'));
}

function load(deed: Extract<Deed, { name: 'load' }>): void {
  leave();
  show(true);
  time.startAt(deed.now);
  sessionStorage.clear();
  for (const [key, value] of deed.stored) sessionStorage.setItem(key, value);
  Object.assign(network, { isOnline: deed.isOnline, writes: 0, offlineWrites: 0 });
  slug = deed.slug;
  client.unmount();
  client = createQueryClient();
  // The app itself stays mounted when its pages change, and reacts on each to the tab becoming visible.
  client.mount();
  configureApi({
    send,
    baseUrl: deed.baseUrl,
    storedLanguage: () => undefined,
    shownLanguage: () => 'en-GB',
    onServerTime: () => {},
  });
}

function perform(deed: Deed): void {
  switch (deed.name) {
    case 'load':
      return load(deed);
    case 'choose':
      leave();
      startPendingOrder(slug, deed.draft, nowInstant());
      return open();
    case 'open':
      return open();
    case 'leave':
      return leave();
    case 'press':
      for (let count = 0; count < deed.times; count += 1) press();
      return;
    case 'read':
      void client.fetchQuery({ ...stayQuery(slug), staleTime: 0 }).catch(() => {});
      return;
    case 'connect':
      network.isOnline = deed.isOnline;
      return;
    case 'show':
      return show(deed.isVisible);
    case 'wait':
      return time.moveTo(deed.until);
    case 'look':
  }
}

/** Waits until everything has happened that needs neither an answer nor more time. */
async function quiet(): Promise<void> {
  let before = network.inFlight;
  for (let turns = 0; turns < QUIET_TURNS; turns += 1) {
    await new Promise((done) => setImmediate(done));
    if (network.inFlight !== before) turns = 0;
    before = network.inFlight;
  }
}

async function answer(deed: Deed): Promise<void> {
  perform(deed);
  await quiet();
  const { inFlight, writesInFlight, writes, offlineWrites } = network;
  const state: TabState = { shown, inFlight, writesInFlight, writes, offlineWrites, next: time.next };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
  parentPort?.postMessage({ state });
}

parentPort?.on('message', (deed: Deed) => void answer(deed));
