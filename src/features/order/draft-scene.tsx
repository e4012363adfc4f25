import { extensionOf } from '#domain/extension/extension-request.ts';
import type { OrderDraft } from '#domain/order/order-draft.ts';
import type { ZoneId } from '#lib/time.ts';
import { NightsScene } from '#ui/illustrations/time-scenes.tsx';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';

/** The picture of what is ordered; more nights shine as many moons as were chosen. */
export function DraftScene({ draft, zone }: { draft: OrderDraft; zone: ZoneId }) {
  if (draft.type !== 'reservation-extension-request') return <ProductScene type={draft.type} />;
  const nights = extensionOf(draft, zone);
  return <NightsScene nights={typeof nights === 'number' ? nights : undefined} />;
}
