import { Trans, useLingui } from '@lingui/react/macro';

import { unitLine } from '#components/messages/place-messages.ts';
import { CopyValue } from '#components/share.tsx';
import type { Property } from '#domain/property/property.ts';
import { guideCodeOf } from '#domain/property/property.ts';
import { addressLines, isElsewhere } from '#domain/unit/unit.ts';
import type { LivingUnit, UnitAddress } from '#domain/unit/unit.ts';
import { cx } from '#lib/cx.ts';
import { joined } from '#lib/text.ts';
import { Card, cardPadding } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import type { Elements } from '#ui/elements.tsx';
import { Notice } from '#ui/notice.tsx';

import { BuildingPicture } from './building-picture.tsx';

interface AddressCardProps {
  address: UnitAddress;
  property: Property;
  unit: LivingUnit | null;
  /** Ahead of the copy of the address: another way to use it. */
  children?: Elements;
}

/** The address as on an envelope, and the way behind the street door (R3-33, R3-34). */
export function AddressCard({ address, property, unit, children }: AddressCardProps) {
  const { t } = useLingui();
  const [street = property.name, ...town] = addressLines(address);
  const elsewhere = isElsewhere(address, property);
  const hasGuide = !elsewhere && guideCodeOf(property.key) !== null;
  const houseName = property.name;
  const under = houseName === street || elsewhere ? town : [houseName, ...town];
  return (
    <Card isFlush as="section" aria-labelledby="address-title" className="flex grow flex-col print:break-inside-avoid">
      <div
        className={cx(
          'relative grow wide:order-last print:hidden',
          hasGuide ? 'h-66 bg-tint wide:h-96' : 'h-38 wide:aspect-3/1 wide:h-auto',
        )}
      >
        <BuildingPicture property={property} address={address} hasGuide={hasGuide} floor={unit?.floor ?? undefined} />
      </div>
      <div className={cardPadding}>
        <div className="flex flex-col gap-1">
          <h2 id="address-title" className="text-title" translate="no">
            {street}
          </h2>
          <p className="text-soft" translate="no">
            {joined(under)}
          </p>
        </div>
        {elsewhere && (
          <Notice tone="info" headingLevel={3} heading={t`Your apartment is not at ${houseName}`}>
            <Trans>Your apartment has its own address. Please come to the address above.</Trans>
          </Notice>
        )}
        <Behind entrance={address.entrance} unit={unit} />
        <div className="no-print mt-1 flex flex-wrap gap-2">
          {children}
          <CopyValue value={[street, ...town].join(', ')} label={t`Copy the address`} />
        </div>
      </div>
    </Card>
  );
}

/** What comes behind the street: which door, which floor, which apartment. */
function Behind({ entrance, unit }: Pick<AddressCardProps, 'unit'> & Pick<UnitAddress, 'entrance'>) {
  const { t, i18n } = useLingui();
  const line = unitLine(i18n, { livingUnit: unit });
  return (
    <>
      {entrance && (
        <Facts>
          <Fact term={t({ message: 'Entrance', comment: 'Which of the doors of a house, e.g. Stairwell B' })}>
            {entrance}
          </Fact>
        </Facts>
      )}
      {line !== '' && <p className="font-medium">{line}</p>}
    </>
  );
}
