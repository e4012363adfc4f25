import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';

import { arithmetic } from '#components/messages/product-messages.ts';
import { useSettings } from '#config/settings.ts';
import { draftPrice } from '#domain/order/draft.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';
import { Breakdown, Fact } from '#ui/definition-list.tsx';

interface DraftBreakdownProps {
  draft: OrderDraft;
  stay: Stay;
  zone: ZoneId;
  /** The label of the total. */
  total?: string | undefined;
}

/** The price calculation of a choice; a reward is a separate line (R3-75, R3-80). */
export function DraftBreakdown(props: DraftBreakdownProps) {
  return <Breakdown {...useBreakdown(props)} />;
}

/** The total of a choice with its arithmetic, above its button; a reward is shown by `DraftDiscount`. */
export function DraftTotal(props: DraftBreakdownProps) {
  return <Breakdown lines={[]} total={useBreakdown(props).total} />;
}

/** The price and the reward that reduces it; nothing without a reward (R3-80). */
export function DraftDiscount(props: DraftBreakdownProps) {
  const { lines } = useBreakdown(props);
  return lines.length > 0 && <Breakdown lines={lines} />;
}

function useBreakdown({ draft, stay, zone, total }: DraftBreakdownProps): ComponentProps<typeof Breakdown> {
  const { t, i18n } = useLingui();
  const takenOff = useTakenOff();
  const format = useFormat();
  const line = draftPrice(draft, stay, zone);
  if (line === undefined) return { lines: [] };
  const full =
    draft.customerRewardId === null ? undefined : draftPrice({ ...draft, customerRewardId: null }, stay, zone);
  const detail = arithmetic(i18n, format, full ?? line);
  const rewarded = full && [
    { label: t`Price`, detail, amount: format.money(full.total, full.currency) },
    { label: takenOff, amount: format.money(-full.total, full.currency) },
  ];
  return {
    lines: rewarded ?? [],
    total: {
      label: total ?? t`Total`,
      detail: full ? undefined : detail,
      amount: line.total === 0 ? t`Free` : format.money(line.total, line.currency),
    },
  };
}

/** Among the facts of a request: nothing is charged now. */
export function ChargedNow() {
  const { t } = useLingui();
  return (
    <Fact term={t`Charged now`}>
      {t({ message: 'Nothing', context: 'charge', comment: 'Answers what is charged now' })}
    </Fact>
  );
}

/** The label of the amount that a reward takes off: only the main brand has Inner Circle rewards (R3-80, R6-21). */
export function useTakenOff(): string {
  const { t } = useLingui();
  const { brand } = useSettings();
  return brand.hasAccount
    ? t`Inner Circle reward`
    : t({ message: 'Discount', comment: 'In a sum, beside the amount that is taken off' });
}
