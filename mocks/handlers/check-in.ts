import type { CheckIn, CheckInMatch } from '#api/generated/model.ts';
import type { StayRow } from '#mocks/db/database.ts';
import type { Call, Handlers } from '#mocks/world.ts';

import { comparable } from '#mocks/db/database.ts';
import { listOf } from './list-of.ts';

import { updateCheckIn } from './check-in-updates.ts';
import { holdingsOf } from './holdings.ts';
import type { Holdings } from './holdings.ts';
import { stayOf } from './lookups.ts';
import { visibleKeys } from './visible-keys.ts';

const match = ({ checkIn }: StayRow): CheckInMatch => ({
  id: checkIn.id,
  slug: checkIn.slug,
  confirmationNumber: checkIn.confirmationNumber,
  channelConfirmationNumber: checkIn.channelConfirmationNumber ?? null,
  propertyId: checkIn.propertyId,
  startDate: checkIn.startDate,
  endDate: checkIn.endDate,
});

function checkInLookup({ world, query }: Call<'checkInLookup'>) {
  const name = comparable(query.lastName);
  const found = world.db.stays
    .by('bookingNumber', comparable(query.channelConfirmationNumber))
    .filter(({ lastName }) => name !== '' && comparable(lastName) === name);
  return listOf(found.slice(0, 1).map(match));
}

/** Members of the wire's CheckIn that exist only when asked for, by the expansion that brings them. */
const EXPANDED: Record<string, readonly (keyof CheckIn)[]> = {
  creditCards: ['creditCards', 'creditCard'],
  customer: ['customer'],
  orderItems: ['orderItems'],
  cancellationPolicy: ['cancellationPolicy'],
  'property.integrations': ['property'],
  propertyKeys: ['propertyKeys'],
  'services.products': ['services'],
  'propertyUnitCategory.sustainability': ['propertyUnitCategory'],
};

/** The stay with just the expansions asked for: what is not asked for is absent (R7-43). */
function expanded(checkIn: CheckIn, wanted: ReadonlySet<string>): CheckIn {
  const result = { ...checkIn };
  for (const [expansion, members] of Object.entries(EXPANDED)) {
    if (!wanted.has(expansion)) for (const member of members) delete result[member];
  }
  if (result.propertyUnit) {
    const { address, integrations, ...unit } = result.propertyUnit;
    result.propertyUnit = {
      ...unit,
      ...(wanted.has('propertyUnit.address') && address !== undefined ? { address } : {}),
      ...(wanted.has('propertyUnit.integrations') && integrations !== undefined ? { integrations } : {}),
    };
  }
  return result;
}

/** The products of a stay: one whose reward an order has used is for money again. */
const servicesOf = ({ checkIn: { services } }: StayRow, holdings: Holdings) =>
  services?.map((service) => ({
    ...service,
    products: service.products.map((product) =>
      product.customerRewardId !== null && holdings.hasReward(product.customerRewardId)
        ? { ...product, customerRewardId: null }
        : product,
    ),
  }));

function checkIn({ world, params: { slug }, query }: Call<'checkIn'>) {
  const row = stayOf(world, slug);
  const keys = visibleKeys(world, row);
  const services = servicesOf(row, holdingsOf(world, row));
  const answer = { ...row.checkIn, ...(keys && { propertyKeys: keys }), ...(services && { services }) };
  return expanded(answer, new Set<string>(query['$expand[]'] ?? []));
}

export const checkInHandlers = { checkInLookup, checkIn, updateCheckIn } satisfies Handlers<
  'checkInLookup' | 'checkIn' | 'updateCheckIn'
>;
