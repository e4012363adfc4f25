import { Plural, useLingui } from '@lingui/react/macro';
import Gift from 'lucide-react/icons/gift';
import { useId } from 'react';

import { PictureStrip } from '#components/picture-strip.tsx';
import { Purchase } from '#components/order/purchase.tsx';
import { Priced, useStartOrder } from '#components/order/start-order.tsx';
import { DraftBreakdown, useRewardMessages } from '#components/products/draft-breakdown.tsx';
import { useSettings } from '#config/settings.ts';
import { useUnitCapacity } from '#data/property.ts';
import type { UpgradeOption } from '#domain/availability/availability.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import { draftPrice } from '#domain/order/draft.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { CheckList } from '#ui/lists.tsx';
import { Pill } from '#ui/pill.tsx';
import { TwoRoomsScene } from '#ui/illustrations/room-scenes.tsx';
import { SummaryColumns } from '#ui/page.tsx';

interface UpgradeCardProps {
  option: UpgradeOption;
  draft: OrderDraft;
  /** Another card offers the same apartment for a reward. */
  isAlsoFree: boolean;
  /** It is the only card, and is ordered on this page. */
  isAlone: boolean;
  stay: Stay;
  property: Property;
}

/** An apartment on offer: pictures, features, price for the stay, and the button (R3-92, R3-101). */
export function UpgradeCard({ option, draft, isAlsoFree, isAlone, stay, property }: UpgradeCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { brand } = useSettings();
  const { offered } = useRewardMessages();
  const id = useId();
  const startOrder = useStartOrder(stay.slug);
  const { name } = option;
  const capacity = useUnitCapacity(option.propertyUnitCategoryId) ?? 0;
  const price = draftPrice(draft, stay, property.timezone);
  const card = (
    <Card as="section" aria-labelledby={`${id}-name ${id}-reward`}>
      <PictureStrip urls={option.imageUrls} label={t`Photos of ${name}`} isInCard placeholder={<TwoRoomsScene />} />
      <CardHead
        id={`${id}-name`}
        title={name}
        aside={
          draft.customerRewardId !== null && (
            <span id={`${id}-reward`}>
              <Pill tone="good" icon={Gift}>
                {offered}
              </Pill>
            </span>
          )
        }
      />
      {/* Its height is reserved: the capacity arrives after the card. */}
      <p className="-mt-2 min-h-[1.5em] text-body text-soft">
        {capacity > 0 && <Plural value={capacity} one="For # guest" other="For up to # guests" />}
      </p>
      <p className="text-pretty empty:hidden">{option.description}</p>
      {option.features.length > 0 && <CheckList items={option.features} />}
      {isAlsoFree && (
        <p className="text-pretty">
          {brand.hasAccount
            ? t`The same apartment as above, without using your reward.`
            : t`The same apartment as above, at its full price.`}
        </p>
      )}
      {!isAlone && (
        <>
          <div className="mt-auto border-t-[1.5px] border-line pt-3">
            <DraftBreakdown draft={draft} stay={stay} zone={property.timezone} />
          </div>
          <Button
            id={`${id}-choose`}
            look="quiet"
            aria-labelledby={`${id}-choose ${id}-name ${id}-reward`}
            onClick={() => startOrder(draft)}
          >
            <Priced price={price && (price.total === 0 ? t`Free` : format.money(price.total, price.currency))}>
              {t({ message: 'Choose', comment: 'Button below an apartment: takes this one' })}
            </Priced>
          </Button>
        </>
      )}
    </Card>
  );
  if (!isAlone) return card;
  return <SummaryColumns summary={<Purchase draft={draft} stay={stay} property={property} />}>{card}</SummaryColumns>;
}
