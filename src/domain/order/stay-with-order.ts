import type { StayHours } from '#domain/stay/stay-hours.ts';

import { paidHours, stayHours } from '#domain/stay/stay-hours.ts';

import type { OrderDraft } from './order-draft.ts';

type Ordered = Pick<OrderDraft, 'type' | 'consumptionDate' | 'consumptionEndDate'>;

/** The stay as it will be once an earlier beginning or a later end is ordered; others change no hour. */
export const stayWithOrder = <S extends StayHours>(stay: S, draft: Ordered): S => ({
  ...stay,
  ...stayHours(stay, paidHours([{ ...draft, isPending: false }])),
});
