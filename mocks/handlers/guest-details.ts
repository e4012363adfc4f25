import type { CheckIn, CheckInUpdateResult, GuestDetailsInput } from '#api/generated/model.ts';
import type { StayRow } from '#mocks/db/database.ts';
import type { World } from '#mocks/world.ts';

/** The next step after guest details: identity, unless nothing is to be verified or the front desk does it (R4-19, R4-21). */
function nextState(
  world: World,
  { propertyId, idVerificationState }: CheckIn,
): 'id-verification-required' | 'check-in-completed' {
  const frontDesk = world.db.properties.get(propertyId)?.checkInMethod === 'front-desk';
  const isVerified = idVerificationState === 'approved' || (idVerificationState ?? 'not-required') === 'not-required';
  return isVerified || frontDesk ? 'check-in-completed' : 'id-verification-required';
}

/** Takes the main guest's details and moves check-in on, never backwards (R4-10). */
export async function handInGuestDetails(
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
