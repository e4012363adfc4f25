import { getUpdateCheckInMutationOptions } from '#api/generated/check-in.ts';
import { CheckInUpdateResult } from '#api/generated/model.ts';
import { contractMutation } from '#data/contract.ts';

/** The one call that changes a stay. */
export const changeStay = contractMutation(getUpdateCheckInMutationOptions(), CheckInUpdateResult);
