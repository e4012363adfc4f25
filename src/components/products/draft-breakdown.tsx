import { useLingui } from '@lingui/react/macro';

import { arithmetic } from '#components/messages/order-messages.ts';
import type { OrderDraft } from '#domain/order/order-draft.ts';
import { draftPrice } from '#domain/order/order-draft.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';
import { Breakdown } from '#ui/breakdown.tsx';

import { useRewardMessages } from './use-reward-messages.ts';

interface DraftBreakdownProps {
  draft: OrderDraft;
  stay: Stay;
  zone: ZoneId;
  /** Another name for the total. */
  total?: string | undefined;
}

/** What a choice costs with its arithmetic; a reward is taken off in the open (R3-75, R3-80). */
export function DraftBreakdown({ draft, stay, zone, total }: DraftBreakdownProps) {
  const { t, i18n } = useLingui();
  const { takenOff } = useRewardMessages();
  const format = useFormat();
  const line = draftPrice(draft, stay, zone);
  if (line === undefined) return null;
  const full =
    draft.customerRewardId === null ? undefined : draftPrice({ ...draft, customerRewardId: null }, stay, zone);
  const detail = arithmetic(i18n, format, full ?? line);
  const rewarded = full && [
    { label: t`Price`, detail, amount: format.money(full.total, full.currency) },
    { label: takenOff, amount: format.money(-full.total, full.currency) },
  ];
  return (
    <Breakdown
      lines={rewarded ?? []}
      total={{
        label: total ?? t`Total`,
        detail: full ? undefined : detail,
        amount: line.total === 0 ? t`Free` : format.money(line.total, line.currency),
      }}
    />
  );
}
