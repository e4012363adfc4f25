import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

import { confirmationPage } from '#components/paths.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import { draftPrice } from '#domain/order/draft.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import type { PriceLine } from '#domain/order/price.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { nowInstant } from '#lib/clock.ts';
import type { Instant } from '#lib/time.ts';
import { startPendingOrder } from '#session/pending-order.ts';
import { factsOfChoice } from '#telemetry/events.ts';
import { track } from '#telemetry/track.ts';
import { Button } from '#ui/button.tsx';
import { SPACE } from '#ui/elements.tsx';

interface ContinueButtonProps extends Pick<ComponentProps<typeof Button>, 'type' | 'form' | 'look'> {
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

/** Stores a choice as the pending order; returns what tracks that its checkout has begun, once for each order. */
export function storeChoice(slug: Slug, draft: OrderDraft, line: PriceLine | undefined, at: Instant): () => void {
  const isNew = startPendingOrder(slug, draft, at);
  const facts = isNew && line ? factsOfChoice(draft, line) : undefined;
  if (facts === undefined) return () => {};
  track('Product Added', facts);
  return () => {
    track('Checkout Started', facts);
    track('Product Checkout Started', facts);
  };
}

/** Stores a choice as the pending order and opens the confirmation (R2-44). Nothing is sent yet. */
export function useStartOrder(slug: Slug): (draft: OrderDraft) => void {
  const router = useRouter();
  const { stay, zone } = useStay(slug);

  async function start(draft: OrderDraft): Promise<void> {
    const trackCheckout = storeChoice(slug, draft, draftPrice(draft, stay, zone), nowInstant());
    const to = confirmationPage(draft.type);
    await router.navigate({ to, search: { slug } });
    // Tracked here instead of on the confirmation page: returning to that page does not start another checkout (R7-88,
    // R7-89, R7-98).
    if (router.state.location.pathname === to) trackCheckout();
  }
  return (draft) => void start(draft);
}
