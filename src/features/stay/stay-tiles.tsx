import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Clock, KeyRound, MapPin, Sunrise } from 'lucide-react';

import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { addressOf } from '#domain/unit/unit-address.ts';
import type { ZoneId } from '#lib/time.ts';
import { TileBody, tileClass, TileGrid } from '#ui/tile.tsx';

import { DateProductTile } from './date-product-tile.tsx';
import { WifiTile } from './wifi-tile.tsx';

interface StayTilesProps {
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
}

/** What a guest looks for most: doors, Wi-Fi, the address, an earlier arrival, a later check-out. */
export function StayTiles({ stay, property, zone }: StayTilesProps) {
  const { t } = useLingui();
  const search = { slug: stay.slug };
  const { wirelessAccessPoint } = stay.integrations;
  // An own address that could not be read may differ from the property's.
  const isKnown = property && !stay.unreadable.includes('unit-address');
  const address = isKnown ? addressOf(stay.unitAddress, property).address : stay.unitAddress?.address;
  return (
    <TileGrid>
      <Link to="/stay/access" search={search} className={tileClass()}>
        <TileBody title={t`Getting in`} icon={KeyRound}>
          {stay.unreadable.includes('doors') ? (
            t`We could not show this part`
          ) : (
            <Plural
              value={stay.propertyKeys.length + stay.unreadableDoors}
              _0="No doors yet"
              one="# door on your way in"
              other="# doors on your way in"
            />
          )}
        </TileBody>
      </Link>
      {wirelessAccessPoint && <WifiTile accessPoint={wirelessAccessPoint} />}
      <Link to="/stay/location" search={search} className={tileClass()}>
        <TileBody title={t`Where to find us`} icon={MapPin}>
          {address}
        </TileBody>
      </Link>
      <DateProductTile type="early-check-in" title={t`Early check-in`} icon={Sunrise} stay={stay} zone={zone} />
      <DateProductTile type="late-check-out" title={t`Late check-out`} icon={Clock} stay={stay} zone={zone} />
    </TileGrid>
  );
}
