import { Plural, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

import { PictureStrip } from '#components/picture-strip.tsx';
import { arithmetic } from '#components/messages/product-messages.ts';
import { Purchase } from '#components/order/purchase.tsx';
import { useTakenOff } from '#components/products/draft-breakdown.tsx';
import { useSettings } from '#config/settings.ts';
import { useUnitCapacity } from '#data/property.ts';
import type { upgradeDrafts } from '#domain/availability/availability.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import { draftPrice } from '#domain/order/draft.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { readDraft } from '#session/pending-order.ts';
import { Card } from '#ui/card.tsx';
import { Choice, ChoiceGroup } from '#ui/choice.tsx';
import { CheckList } from '#ui/lists.tsx';
import { TwoRoomsScene } from '#ui/illustrations/room-scenes.tsx';
import { SummaryColumns } from '#ui/page.tsx';

type Upgrade = ReturnType<typeof upgradeDrafts>[number];

/** Tells the upgrades of a stay apart: the same apartment may be on offer for a reward, too. */
const keyOf = ({ propertyUnitCategoryId, customerRewardId }: OrderDraft): string =>
  `${propertyUnitCategoryId ?? ''} ${customerRewardId ?? ''}`;

interface UpgradeChoiceProps {
  /** At least one. */
  upgrades: readonly [Upgrade, ...Upgrade[]];
  stay: Stay;
  property: Property;
}

/** The apartments on offer, of which the first one is preselected, and the order of the chosen one (R2-32). */
export function UpgradeChoice({ upgrades, stay, property }: UpgradeChoiceProps) {
  const { t } = useLingui();
  const group = useId();
  const [first] = upgrades;
  const [picked, setPicked] = useState(() => {
    const before = readDraft(stay.slug, first.draft.productId);
    return before && keyOf(before);
  });
  const chosen = upgrades.find(({ draft }) => keyOf(draft) === picked) ?? first;
  return (
    <SummaryColumns summary={<Purchase draft={chosen.draft} stay={stay} property={property} />}>
      <ChoiceGroup legend={t`Which apartment?`}>
        {upgrades.map((upgrade) => (
          <UpgradeCard
            key={keyOf(upgrade.draft)}
            {...upgrade}
            group={group}
            isChosen={upgrade === chosen}
            onChoose={() => setPicked(keyOf(upgrade.draft))}
            stay={stay}
            property={property}
          />
        ))}
      </ChoiceGroup>
    </SummaryColumns>
  );
}

interface UpgradeCardProps extends Upgrade, Omit<UpgradeChoiceProps, 'upgrades'> {
  /** The name of the radio buttons. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** An apartment on offer: pictures, name, price for the stay, features (R3-92, R3-101). */
function UpgradeCard({ option, draft, isAlsoFree, group, isChosen, onChoose, stay, property }: UpgradeCardProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { hasAccount } = useSettings().brand;
  const takenOff = useTakenOff();
  const id = useId();
  const capacity = useUnitCapacity(option.propertyUnitCategoryId) ?? 0;
  const line = draftPrice(draft, stay, property.timezone);
  const { name } = option;
  const detail = draft.customerRewardId === null ? line && arithmetic(i18n, format, line) : hasAccount && takenOff;
  return (
    <Card as="section" aria-labelledby={`${id}-name ${id}-detail`}>
      <PictureStrip urls={option.imageUrls} label={t`Photos of ${name}`} isInCard placeholder={<TwoRoomsScene />} />
      <Choice
        name={group}
        value={keyOf(draft)}
        label={<span id={`${id}-name`}>{name}</span>}
        detail={detail && <span id={`${id}-detail`}>{detail}</span>}
        aside={line && (line.total === 0 ? t`Free` : format.money(line.total, line.currency))}
        checked={isChosen}
        onChange={onChoose}
      />
      {/* Its height is reserved: the capacity arrives after the card. */}
      <p className="min-h-[1.5em] text-body text-soft">
        {capacity > 0 && <Plural value={capacity} one="For # guest" other="For up to # guests" />}
      </p>
      <p className="text-pretty empty:hidden">{option.description}</p>
      {option.features.length > 0 && <CheckList items={option.features} />}
      {isAlsoFree && (
        <p className="text-pretty">
          {hasAccount
            ? t`The same apartment as above, without using your reward.`
            : t`The same apartment as above, at its full price.`}
        </p>
      )}
    </Card>
  );
}
