import type { Stay } from '#domain/stay/stay.ts';

import type { OrderDraft } from './order-draft.ts';

type Ordered = Pick<OrderDraft, 'type' | 'consumptionDate' | 'consumptionEndDate'>;

/** The stay as it will be once an earlier beginning or a later end is ordered; others change no hour. */
export function stayWithOrder<S extends Pick<Stay, 'startDate' | 'endDate'>>(stay: S, draft: Ordered): S {
  const { type, consumptionDate, consumptionEndDate } = draft;
  if (type === 'early-check-in' && consumptionDate !== null) return { ...stay, startDate: consumptionDate };
  if (type === 'late-check-out' && consumptionEndDate !== null) return { ...stay, endDate: consumptionEndDate };
  return stay;
}
