import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';

import { CopyValue } from '#blocks/copy-value.tsx';
import { UNIT_MESSAGES } from '#blocks/messages/unit-messages.ts';
import { PropertyScene } from '#blocks/property-scene.tsx';
import type { Property } from '#domain/property/property.ts';
import { addressLines } from '#domain/unit/address-lines.ts';
import { isAssigned } from '#domain/unit/living-unit.ts';
import type { LivingUnit } from '#domain/unit/living-unit.ts';
import type { UnitAddress } from '#domain/unit/unit-address.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, cardPadding } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { Notice } from '#ui/notice.tsx';

import { isElsewhere } from './is-elsewhere.ts';
import { mapHref } from './map-href.ts';

interface AddressCardProps {
  address: UnitAddress;
  house: Property;
  unit: LivingUnit | null;
}

/** The address as on an envelope, the way behind the street door, and the link to a map (R3-33, R3-34). */
export function AddressCard({ address, house, unit }: AddressCardProps) {
  const { t } = useLingui();
  const [street = house.name, ...town] = addressLines(address);
  const elsewhere = isElsewhere(address, house);
  const houseName = house.name;
  const under = houseName === street || elsewhere ? town : [houseName, ...town];
  return (
    <Card flush as="section" aria-labelledby="address-title" className="print:break-inside-avoid">
      <PropertyScene property={house} city={address.city} className="h-38 w-full wide:h-55 print:hidden" />
      <div className={cardPadding}>
        <div className="flex flex-col gap-1">
          <h2 id="address-title" className="text-title" translate="no">
            {street}
          </h2>
          <p className="text-soft" translate="no">
            {under.join(' · ')}
          </p>
        </div>
        {elsewhere && (
          <Notice tone="info" headingLevel={3} heading={t`Not at ${houseName}`}>
            <Trans>Your apartment has its own address. Please come to this one.</Trans>
          </Notice>
        )}
        <Behind entrance={address.entrance} unit={unit} />
        <div className="no-print mt-2 flex flex-wrap items-center gap-2">
          <a
            href={mapHref(address)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('primary', 'grow wide:grow-0')}
          >
            <MapPin aria-hidden className="size-4.5 shrink-0" />
            {t`Open in maps`}
          </a>
          <CopyValue value={[street, ...town].join(', ')} label={t`Copy the address`} />
        </div>
      </div>
    </Card>
  );
}

/** What comes behind the street: which door, which floor, which apartment. */
function Behind({ entrance, unit }: Pick<AddressCardProps, 'unit'> & Pick<UnitAddress, 'entrance'>) {
  const { t, i18n } = useLingui();
  const floor = unit?.floor;
  const isKnown = unit !== null && isAssigned(unit);
  if (!entrance && !floor && !isKnown) return null;
  return (
    <Facts>
      {entrance && (
        <Fact term={t({ message: 'Entrance', comment: 'Which of the doors of a house, e.g. Stairwell B' })}>
          {entrance}
        </Fact>
      )}
      {isKnown && <Fact term={i18n._(UNIT_MESSAGES[unit.kind])}>{unit.number}</Fact>}
      {floor && <Fact term={t({ message: 'Floor', comment: 'Storey of a house' })}>{floor}</Fact>}
    </Facts>
  );
}
