import { expect, test } from 'vitest';

import type { OrderItem, OrderItemInput } from '#api/generated/model.ts';
import type { Backend } from '#mocks/world.ts';

import { fc } from '../support/fast-check.ts';
import { howMany, RANDOM_MS, seedOr } from '../support/how-far.ts';
import { call, CARD, dateSlots, frozenWorld, fullStay, patchStay } from './support.ts';

/** Slots, rewards and a product without either: few enough that random orders often conflict. */
async function offersOf(backend: Backend, slug: string): Promise<OrderItemInput[]> {
  const slotsOf = async (productId: string) => {
    const { timeslots } = (await call(backend, `product-availability/${productId}?reservationId=res-${slug}`)).body;
    return timeslots.map((slot: { startDate: string; endDate: string }) => ({
      productId,
      consumptionDate: slot.startDate,
      consumptionEndDate: slot.endDate,
    }));
  };
  const hours = (await dateSlots(backend, slug)).flatMap(({ productId, type, timeslot }) =>
    productId === null ? [] : { productId, [type === 'end-date' ? 'consumptionEndDate' : 'consumptionDate']: timeslot },
  );
  const { endDate } = await fullStay(backend, slug);
  const upgrade = { productId: 'prod-upgrade', propertyUnitCategoryId: 'category-two-bedroom' };
  return [
    ...hours,
    ...hours.flatMap((hour) => (hour.productId === 'prod-late' ? { ...hour, customerRewardId: 'reward-late' } : [])),
    ...(await slotsOf('prod-cleaning')).slice(0, 3),
    ...(await slotsOf('prod-breakfast')).slice(0, 1).flatMap((slot: OrderItemInput) => [slot, { ...slot, count: 2 }]),
    upgrade,
    { ...upgrade, customerRewardId: 'reward-upgrade' },
    { productId: 'prod-extension', consumptionDate: endDate },
    { productId: 'prod-sauna', count: 3 },
  ];
}

export type Step =
  | { readonly kind: 'order'; readonly picks: readonly number[] }
  | { readonly kind: 'orders at once'; readonly picks: readonly number[] }
  | { readonly kind: 'order and wait'; readonly pick: number }
  | { readonly kind: 'look'; readonly pick: number }
  | { readonly kind: 'read' | 'card' | 'cancel' | 'check out' | 'a day later' };

const pick = fc.nat({ max: 999 });
const picks = fc.array(pick, { minLength: 1, maxLength: 3 });
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: picks.map((chosen): Step => ({ kind: 'order', picks: chosen })) },
  { weight: 4, arbitrary: pick.map((chosen): Step => ({ kind: 'order and wait', pick: chosen })) },
  { weight: 2, arbitrary: picks.map((chosen): Step => ({ kind: 'orders at once', picks: chosen })) },
  { weight: 5, arbitrary: pick.map((chosen): Step => ({ kind: 'look', pick: chosen })) },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ kind: 'read' }, { kind: 'card' }, { kind: 'a day later' }) },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ kind: 'cancel' }, { kind: 'check out' }) },
);

/** Random actions of a guest at one stay, with the invariants to check afterwards. */
class RandomGuest {
  readonly #backend: Backend;
  readonly #slug: string;
  readonly #offers: readonly OrderItemInput[];
  readonly #orders: string[] = [];
  readonly #wrong: string[] = [];
  /** Items of the stay when it ended. */
  #itemsAtEnd: number | undefined;

  constructor(backend: Backend, slug: string, offers: readonly OrderItemInput[]) {
    this.#backend = backend;
    this.#slug = slug;
    this.#offers = offers;
  }

  #offer = (index: number): OrderItemInput => this.#offers[index % this.#offers.length] ?? { productId: 'prod-sauna' };

  async #order(chosen: readonly number[]): Promise<void> {
    const { status, body } = await patchStay(this.#backend, this.#slug, { orderItems: chosen.map(this.#offer) });
    if (status === 200) this.#orders.push(body.orderId);
    else if (status !== 400 && status !== 409) this.#wrong.push(`an order answered ${status}`);
  }

  async #look(id: string | undefined): Promise<void> {
    if (id !== undefined) await call(this.#backend, `orders/${id}`, { headers: { 'x-slug': this.#slug } });
  }

  async #lookUntilDecided(id: string | undefined): Promise<void> {
    this.#backend.clock.change({ advance: 'PT2S' });
    await this.#look(id);
  }

  items = async (): Promise<readonly OrderItem[]> =>
    (await call(this.#backend, `check-in/${this.#slug}?$expand[]=orderItems`)).body.orderItems;

  async #end(body: object): Promise<void> {
    const { status } = await patchStay(this.#backend, this.#slug, body);
    const row = this.#backend.db.stays.get(this.#slug);
    if (status === 200) this.#itemsAtEnd ??= row?.checkIn.orderItems?.length;
  }

  async take(next: Step): Promise<void> {
    switch (next.kind) {
      case 'order':
        return this.#order(next.picks);
      case 'orders at once':
        await Promise.all(next.picks.map((index) => this.#order([index])));
        return;
      case 'order and wait':
        await this.#order([next.pick]);
        return this.#lookUntilDecided(this.#orders.at(-1));
      case 'look':
        return this.#look(this.#orders[next.pick % Math.max(1, this.#orders.length)]);
      case 'read':
        await this.items();
        return;
      case 'card':
        await patchStay(this.#backend, this.#slug, { creditCards: [CARD] });
        return;
      case 'cancel':
        return this.#end({ status: 'canceled' });
      case 'check out':
        return this.#end({ checkOutDone: true });
      case 'a day later':
        this.#backend.clock.change({ advance: 'P1D' });
    }
  }

  /** Completes every order; returns all violations in the stay. */
  async conclude(): Promise<readonly string[]> {
    for (const id of this.#orders) await this.#lookUntilDecided(id);
    const items = await this.items();
    const isFilledLater = this.#itemsAtEnd !== undefined && items.length !== this.#itemsAtEnd;
    return [
      ...this.#wrong,
      ...(isFilledLater ? ['delivered after the end of the stay'] : []),
      ...this.#oversold(items),
      ...this.#backend.journal.entries().flatMap(({ breach }) => breach ?? []),
    ];
  }

  /** Items of which the stay has more than available. */
  #oversold(items: readonly OrderItem[]): string[] {
    const counts = new Map<string, number>();
    const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const { type, price, consumptionDate, consumptionEndDate } of items) {
      count(
        ['late-check-out', 'early-check-in', 'mid-stay-cleaning', 'breakfast'].includes(type)
          ? `${type} ${consumptionDate} ${consumptionEndDate}`
          : type,
      );
      if (price === 0) count(`free ${type}`);
      if (price < 0) count('negative price');
    }
    const most = (name: string): number => {
      if (name.startsWith('breakfast') || name === 'free reservation-extension-request') return 2;
      if (name === 'free mid-stay-cleaning' && this.#slug === 'cleaning-free') return 2;
      if (name === 'sauna-kit') return Infinity;
      return name === 'negative price' ? 0 : 1;
    };
    return [...counts].flatMap(([name, times]) => (times > most(name) ? `${name}: ${times}` : []));
  }
}

const SEED = seedOr(20_261_122);
const RUNS = howMany(1000, 20_000);

const SLUGS = [
  'order-success',
  'order-free-reward',
  'order-free-reward',
  'cleaning-free',
  'order-other-error',
  'check-out-day',
];

test(
  'whatever a guest does, no slot, allowance or reward is sold twice, and nothing is delivered after the stay',
  async () => {
    const world = await frozenWorld();
    const offers = new Map<string, OrderItemInput[]>();
    for (const slug of SLUGS) offers.set(slug, await offersOf(world, slug));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...SLUGS),
        fc.array(step, { minLength: 3, maxLength: 15, size: 'max' }),
        async (slug, steps) => {
          const guest = new RandomGuest(await frozenWorld(), slug, offers.get(slug) ?? []);
          for (const next of steps) await guest.take(next);
          expect(await guest.conclude()).toEqual([]);
        },
      ),
      { seed: SEED, numRuns: RUNS },
    );
  },
  RANDOM_MS,
);
