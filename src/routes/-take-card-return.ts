import { redirect } from '@tanstack/react-router';

import type { Settings } from '#config/settings.ts';
import { readCurrentStay } from '#session/current-stay.ts';
import { takeBankReturn } from '#session/pending-card.ts';

import { withoutStay } from './-arrival.ts';

/** Takes the provider's transaction from the address, once, and leads to the card's page with a clean one (R7-46). */
export function takeCardReturn(settings: Settings, search: string) {
  const parameters = new URLSearchParams(search);
  const pending = takeBankReturn({
    transactionId: parameters.get('datatransTrxId') ?? '',
    status: parameters.get('status_3d') ?? undefined,
  });
  const slug = pending?.slug ?? readCurrentStay();
  if (slug === undefined) return redirect({ to: withoutStay(settings), replace: true });
  const back = pending?.back;
  return redirect({ to: '/stay/add-card', search: { slug, ...(back && { back }) }, replace: true });
}
