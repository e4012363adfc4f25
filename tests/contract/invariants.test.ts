import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { OrderItem, OrderItemInput } from '#api/generated/model/index.ts';
import type { Backend } from '#mocks/backend.ts';

import { call, CARD, dateSlots, frozenWorld, fullStay, patchStay } from './support.ts';

/** Another seed or number of runs, to look further than every day. */
const SEED = Number(process.env['INVARIANTS_SEED'] ?? 20_261_122);
const RUNS = Number(process.env['INVARIANTS_RUNS'] ?? 1000);

const SLUGS = [
  'order-success',
  'order-free-reward',
  'order-free-reward',
  'cleaning-free',
  'order-other-error',
  'check-out-day',
];

/** A few things to order for a stay, so that orders often meet: slots, rewards, and a product without either. */
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

type Step =
  | { readonly kind: 'order'; readonly picks: readonly number[] }
  | { readonly kind: 'orders at once'; readonly picks: readonly number[] }
  | { readonly kind: 'order and wait'; readonly pick: number }
  | { readonly kind: 'look'; readonly pick: number }
  | { readonly kind: 'read' | 'card' | 'cancel' | 'check out' | 'a day later' };

const pick = fc.nat({ max: 999 });
const picks = fc.array(pick, { minLength: 1, maxLength: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: picks.map((chosen): Step => ({ kind: 'order', picks: chosen })) },
  { weight: 4, arbitrary: pick.map((chosen): Step => ({ kind: 'order and wait', pick: chosen })) },
  { weight: 2, arbitrary: picks.map((chosen): Step => ({ kind: 'orders at once', picks: chosen })) },
  { weight: 5, arbitrary: pick.map((chosen): Step => ({ kind: 'look', pick: chosen })) },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ kind: 'read' }, { kind: 'card' }, { kind: 'a day later' }) },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ kind: 'cancel' }, { kind: 'check out' }) },
);

/** A guest's random doings at one stay; every answer is looked at. */
class Guest {
  readonly #backend: Backend;
  readonly #slug: string;
  readonly #offers: readonly OrderItemInput[];
  readonly #orders: string[] = [];
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
    else expect([400, 409]).toContain(status);
  }

  async #look(id: string | undefined): Promise<void> {
    if (id !== undefined) await call(this.#backend, `orders/${id}`, { headers: { 'x-slug': this.#slug } });
  }

  async #lookUntilDecided(id: string | undefined): Promise<void> {
    for (let look = 0; look < 4; look += 1) await this.#look(id);
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

  /** Lets every order come to its end, and looks at what the stay has then. */
  async conclude(): Promise<void> {
    for (const id of this.#orders) await this.#lookUntilDecided(id);
    const items = await this.items();
    if (this.#itemsAtEnd !== undefined) expect(items).toHaveLength(this.#itemsAtEnd);
    this.#expectNothingOversold(items);
    expect(this.#backend.journal.entries().flatMap(({ breach }) => breach ?? [])).toEqual([]);
  }

  #expectNothingOversold(items: readonly OrderItem[]): void {
    const most = (places: number, keyOf: (item: OrderItem) => string | null) => {
      const counts = new Map<string, number>();
      for (const item of items) {
        const key = keyOf(item);
        if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      for (const [key, count] of counts) expect(count, key).toBeLessThanOrEqual(places);
    };
    const ofType = (...types: string[]) => items.filter(({ type }) => types.includes(type));
    const free = (type: string) => ofType(type).filter(({ price }) => price === 0).length;
    most(1, ({ type, consumptionEndDate }) => (type === 'late-check-out' ? `until ${consumptionEndDate}` : null));
    most(1, ({ type, consumptionDate }) =>
      ['early-check-in', 'mid-stay-cleaning'].includes(type) ? `${type} ${consumptionDate}` : null,
    );
    most(2, ({ type, consumptionDate }) => (type === 'breakfast' ? `breakfast ${consumptionDate}` : null));
    expect(ofType('unit-category-upgrade').length).toBeLessThanOrEqual(1);
    expect(ofType('reservation-extension-request').length).toBeLessThanOrEqual(1);
    expect(free('late-check-out') + free('early-check-in')).toBeLessThanOrEqual(1);
    expect(free('mid-stay-cleaning')).toBeLessThanOrEqual(this.#slug === 'cleaning-free' ? 2 : 1);
    expect(items.every(({ price }) => price >= 0)).toBe(true);
  }
}

test('no slot, allowance or reward is sold twice, and a stay that is over gets nothing, whatever a guest does', async () => {
  const world = await frozenWorld();
  const offers = new Map<string, OrderItemInput[]>();
  for (const slug of SLUGS) offers.set(slug, await offersOf(world, slug));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...SLUGS),
      fc.array(step, { minLength: 3, maxLength: 15, size: 'max' }),
      async (slug, steps) => {
        const guest = new Guest(await frozenWorld(), slug, offers.get(slug) ?? []);
        for (const next of steps) await guest.take(next);
        await guest.conclude();
      },
    ),
    { seed: SEED, numRuns: RUNS },
  );
}, 120_000);
