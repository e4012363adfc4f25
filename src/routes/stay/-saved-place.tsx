import type { SavedStay } from '#data/stay/saved-stay.ts';
import { guideCodeOf } from '#domain/property/property-code.ts';
import { addressOf } from '#domain/unit/address.ts';
import { AccessGuide, OtherBuildings } from '#features/location/access-guide.tsx';
import { AddressCard } from '#features/location/address-card.tsx';

import { StayToTakeAlong } from './-later/take-along.tsx';

interface SavedPlaceProps {
  saved: SavedStay;
  /** The stay is over: there is nothing to take along. */
  hasEnded: boolean;
}

/** Address and guide of a stay that the device keeps, and how to take it along. */
export function SavedPlace({ saved: { stay, property }, hasEnded }: SavedPlaceProps) {
  const address = addressOf(stay.unitAddress, property);
  const code = guideCodeOf(property.key);
  return (
    <>
      <AddressCard address={address} property={property} unit={stay.livingUnit} />
      {code !== null && <AccessGuide code={code} address={address} property={property} />}
      {!hasEnded && <StayToTakeAlong stay={stay} property={property} />}
      {code !== null && <OtherBuildings code={code} address={address} property={property} />}
    </>
  );
}
