import type { CheckIn, CheckInMatch, CheckInUpdateResult, GuestDetailsInput } from '#api/generated/model.ts';
import { comparableNumber, isSameName } from '#domain/typed/same-name.ts';
import type { StayRow } from '#mocks/db/database.ts';
import type { Call, Handlers, World } from '#mocks/world.ts';

import { addCards } from './cards.ts';
import { cancel, changeDates, checkOut } from './change-stay.ts';
import { holdingsOf } from './holdings.ts';
import type { Holdings } from './holdings.ts';
import { visibleKeys } from './keys.ts';
import { listOf, stayOf } from './lookups.ts';
import { refuseOver } from './open-stay.ts';
import { placeOrder } from './orders.ts';

/** The next step after guest details: identity, unless nothing is to be verified or the front desk does it (R4-19, R4-21). */
function nextState(
  world: World,
  { propertyId, idVerificationState }: CheckIn,
): 'id-verification-required' | 'check-in-completed' {
  const frontDesk = world.db.properties.get(propertyId)?.checkInMethod === 'front-desk';
  const isVerified = idVerificationState === 'approved' || (idVerificationState ?? 'not-required') === 'not-required';
  return isVerified || frontDesk ? 'check-in-completed' : 'id-verification-required';
}

/** Stores the main guest's details and advances check-in, never backwards (R4-10). */
async function handInGuestDetails(
  world: World,
  row: StayRow,
  details: GuestDetailsInput,
): Promise<CheckInUpdateResult> {
  const { checkIn } = await world.db.stays.update(row.slug, (stay) => {
    const first = (stay.checkIn.state ?? 'guest-details-required') === 'guest-details-required';
    const state = first ? nextState(world, stay.checkIn) : stay.checkIn.state;
    return {
      ...stay,
      lastName: details.lastName,
      checkIn: {
        ...stay.checkIn,
        ...(stay.checkIn.customer
          ? {
              customer: {
                ...stay.checkIn.customer,
                firstName: details.firstName,
                lastName: details.lastName,
                email: details.email,
              },
            }
          : {}),
        state,
        ...(first && state === 'check-in-completed' ? { checkInDate: world.clock.now() } : {}),
      },
    };
  });
  return { state: checkIn.state ?? null, idVerificationState: checkIn.idVerificationState ?? null };
}

type Body = Call<'updateCheckIn'>['body'];

const variant = (world: World, row: StayRow, body: Body): Promise<CheckInUpdateResult> => {
  if ('orderItems' in body) return placeOrder(world, row, body.orderItems);
  if ('creditCards' in body) return addCards(world, row, body.creditCards);
  if ('startDate' in body) return changeDates(world, row, body);
  if ('checkOutDone' in body) return checkOut(world, row);
  if ('status' in body) return cancel(world, row);
  return handInGuestDetails(world, row, body.guestDetails);
};

/** PATCH /check-in/{slug}: exactly one of the contract's six changes. */
async function updateCheckIn({ world, params: { slug }, body }: Call<'updateCheckIn'>): Promise<CheckInUpdateResult> {
  const row = stayOf(world, slug);
  refuseOver(world, row, 'creditCards' in body);
  return variant(world, row, body);
}

const match = ({ checkIn }: StayRow): CheckInMatch => ({
  id: checkIn.id,
  slug: checkIn.slug,
  confirmationNumber: checkIn.confirmationNumber,
  channelConfirmationNumber: checkIn.channelConfirmationNumber ?? null,
  propertyId: checkIn.propertyId,
  startDate: checkIn.startDate,
  endDate: checkIn.endDate,
});

/** The last name of the main guest, or both names in either order, as guests fill in a field that says 'name'. */
function isMainGuest({ lastName, checkIn: { customer } }: StayRow, typed: string): boolean {
  const firstName = customer?.firstName ?? '';
  return [lastName, `${firstName} ${lastName}`, `${lastName} ${firstName}`].some((name) => isSameName(name, typed));
}

/** At most one stay, found by booking number and name as the contract defines. */
function checkInLookup({ world, query }: Call<'checkInLookup'>) {
  const found = world.db.stays
    .by('bookingNumber', comparableNumber(query.channelConfirmationNumber))
    .filter((row) => isMainGuest(row, query.lastName));
  return listOf(found.slice(0, 1).map(match));
}

/** Members of CheckIn that are included only on request, by their expansion. */
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

/** The stay with only the requested expansions (R7-43). */
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

/** The services of a stay; a product whose reward has been used is no longer free. */
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
