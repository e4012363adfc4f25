import { Trans } from '@lingui/react/macro';

import { SupportChannels } from '#components/support-channels.tsx';
import type { ProductType } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import { PictureCard } from '#ui/picture-card.tsx';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';

interface NoSlotsProps {
  property: Property;
  /** The product that has no time left. */
  type: ProductType;
}

/** No time left to choose: the sentence, and the people who can help (R8-25 to R8-27, R8-53). */
export function NoSlots({ property, type }: NoSlotsProps) {
  return (
    <PictureCard picture={<ProductScene type={type} />}>
      <p className="max-w-[44ch] text-lead font-medium text-pretty">
        <Trans>Darn it, we've run out of timeslots. Contact us and we'll try to make things right.</Trans>
      </p>
      <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />
    </PictureCard>
  );
}
