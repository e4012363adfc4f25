import { addressOf } from '#domain/unit/address.ts';
import { useWayIn } from '#features/location/use-guide.ts';
import type { KnownContent } from '#features/take-along/paper-content.ts';
import { PaperToPrint } from '#features/take-along/paper-to-print.tsx';

/** The stay on paper, with its way in. */
export function PaperOfStay(content: KnownContent) {
  const { stay, property } = content;
  return <PaperToPrint {...content} wayIn={useWayIn(property, addressOf(stay.unitAddress, property))} />;
}
