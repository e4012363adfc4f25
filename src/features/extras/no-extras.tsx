import { useLingui } from '@lingui/react/macro';

import { SupportChannels } from '#components/support-channels.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { PictureCard } from '#ui/picture-card.tsx';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

interface NoExtrasProps {
  stay: Stay;
  property: Property;
}

/** A property that sells nothing beside the stay, or nothing to this stay now (R2-95, R3-76). */
export function NoExtras({ stay, property }: NoExtrasProps) {
  const { t } = useLingui();
  return (
    <SummaryColumns summary={<StaySummary stay={stay} property={property} />}>
      <PictureCard picture={<ProductScene type="unit-category-upgrade" />}>
        <p className="max-w-[44ch] text-lead font-medium text-pretty">
          {stay.products.length > 0
            ? t`No extras for this stay right now. Missing something? Ask us.`
            : t`No extras in this building, just a very good stay. Missing something? Ask us.`}
        </p>
        <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />
      </PictureCard>
    </SummaryColumns>
  );
}
