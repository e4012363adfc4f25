import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

import { arithmetic, productName } from '#components/messages/product-messages.ts';
import { confirmationPage } from '#components/paths.ts';
import { StaySummary } from '#components/task/summary.tsx';
import { useStay } from '#data/stay/stay-queries.ts';
import { draftPrice } from '#domain/order/draft.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { nowInstant } from '#lib/clock.ts';
import { startPendingOrder } from '#session/pending-order.ts';
import { factsOfChoice } from '#telemetry/events.ts';
import { track } from '#telemetry/track.ts';
import { Button } from '#ui/button.tsx';
import { Breakdown } from '#ui/definition-list.tsx';
import { SPACE } from '#ui/elements.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';

interface ContinueButtonProps extends Pick<ComponentProps<'button'>, 'type' | 'form' | 'className' | 'onClick'> {
  /** Formatted; undefined if unknown. */
  price: string | undefined;
}

/** A button to the confirmation, with the price (R2-44); does not order yet. */
export function ContinueButton({ price, ...button }: ContinueButtonProps) {
  const { t } = useLingui();
  return (
    <Button {...button}>
      <Priced price={price}>{t`Continue`}</Priced>
    </Button>
  );
}

interface PricedProps {
  /** Formatted; undefined if unknown. */
  price: string | undefined;
  /** The action of the button. */
  children: ReactNode;
}

/** The text of a button with a price, as one element, so that it is read as one text and wraps in balanced lines. */
export function Priced({ price, children }: PricedProps) {
  if (price === undefined) return <span>{children}</span>;
  return (
    <span className="text-balance">
      <span>{children}</span>
      <span aria-hidden className="opacity-60">
        {'\u00A0·'}
      </span>
      {SPACE}
      <span className="whitespace-nowrap tabular-nums">{price}</span>
    </span>
  );
}

/** Stores a choice as the pending order and opens the confirmation (R2-44). Nothing is sent yet. */
export function useStartOrder(slug: Slug): (draft: OrderDraft) => void {
  const router = useRouter();
  const { stay, zone } = useStay(slug);

  async function start(draft: OrderDraft): Promise<void> {
    const isNew = startPendingOrder(slug, draft, nowInstant());
    const line = draftPrice(draft, stay, zone);
    const facts = isNew && line ? factsOfChoice(draft, line) : undefined;
    if (facts) track('Product Added', facts);
    const to = confirmationPage(draft.type);
    await router.navigate({ to, search: { slug } });
    // Tracked here instead of on the confirmation page: returning to that page does not start another checkout (R7-88,
    // R7-89, R7-98).
    if (facts === undefined || router.state.location.pathname !== to) return;
    track('Checkout Started', facts);
    track('Product Checkout Started', facts);
  }
  return (draft) => void start(draft);
}

interface PurchaseProps {
  draft: OrderDraft;
  stay: Stay;
  property: Property;
  /** Shown on wide screens. */
  picture?: ReactNode;
}

/** The stay, the price of the choice, and the button to the confirmation; does not order yet (R2-44, R3-75). */
export function Purchase({ draft, stay, property, picture }: PurchaseProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const startOrder = useStartOrder(stay.slug);
  const line = draftPrice(draft, stay, property.timezone);
  if (line === undefined) return null;
  const amount = line.total === 0 ? t`Free` : format.money(line.total, line.currency);
  const detail = line.total === 0 ? undefined : arithmetic(i18n, format, line);
  return (
    <StaySummary
      stay={stay}
      property={property}
      picture={picture}
      isWideOnly={detail === undefined}
      action={
        <PinnedAction>
          <ContinueButton price={amount} onClick={() => startOrder(draft)} />
        </PinnedAction>
      }
    >
      <Breakdown
        lines={[]}
        total={{ label: detail === undefined ? productName(i18n, draft) : t`Total`, detail, amount }}
      />
    </StaySummary>
  );
}
