import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

import { confirmationPage } from '#components/paths.ts';
import { useStay } from '#data/stay/use-stay.ts';
import { draftPrice } from '#domain/order/draft.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { nowInstant } from '#lib/clock.ts';
import { startPendingOrder } from '#session/pending-order.ts';
import { factsOfChoice } from '#telemetry/events.ts';
import { track } from '#telemetry/track.ts';
import { Button } from '#ui/button.tsx';

interface ContinueButtonProps extends Pick<ComponentProps<'button'>, 'type' | 'form' | 'className' | 'onClick'> {
  /** Formatted; undefined where it is not known. */
  price: string | undefined;
}

/** Leads to the confirmation and shows the price (R2-44); nothing is ordered yet. */
export function ContinueButton({ price, ...button }: ContinueButtonProps) {
  const { t } = useLingui();
  return (
    <Button {...button}>
      <Priced price={price}>{t`Continue`}</Priced>
    </Button>
  );
}

interface PricedProps {
  /** Formatted; undefined where it is not known. */
  price: string | undefined;
  /** What a click does. */
  children: ReactNode;
}

/** The text of a button with a price. One element, so that it is read as one text and breaks into balanced lines. */
export function Priced({ price, children }: PricedProps) {
  if (price === undefined) return children;
  return (
    <span className="text-balance">
      {children}
      <span aria-hidden className="opacity-60">
        {'\u00A0·'}
      </span>{' '}
      <span className="whitespace-nowrap tabular-nums">{price}</span>
    </span>
  );
}

/** Stores a choice as the pending order and navigates to the confirmation (R2-44). Nothing is sent yet. */
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
    // Tracked here and not by the confirmation: a guest who returns to it has not started another checkout (R7-88, R7-89,
    // R7-98).
    if (facts === undefined || router.state.location.pathname !== to) return;
    track('Checkout Started', facts);
    track('Product Checkout Started', facts);
  }
  return (draft) => void start(draft);
}
