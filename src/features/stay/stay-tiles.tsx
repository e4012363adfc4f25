import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Clock, KeyRound, MapPin } from 'lucide-react';

import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { addressOf } from '#domain/unit/unit-address.ts';
import { useFormat } from '#i18n/use-format.ts';
import { TileBody, tileClass, TileGrid } from '#ui/tile.tsx';

import { WifiTile } from './wifi-tile.tsx';

/** What a guest looks for most: doors, Wi-Fi, the address, a later check-out. */
export function StayTiles({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const format = useFormat();
  const search = { slug: stay.slug };
  const late =
    stay.checkOutDate === null &&
    stay.products.find(({ type, isOrderable }) => type === 'late-check-out' && isOrderable);
  const { wirelessAccessPoint } = stay.integrations;
  return (
    <TileGrid>
      <Link to="/stay/access" search={search} className={tileClass()}>
        <TileBody title={t`Getting in`} icon={KeyRound}>
          <Plural
            value={stay.propertyKeys.length}
            _0="No doors yet"
            one="# door on your way"
            other="# doors on your way"
          />
        </TileBody>
      </Link>
      {wirelessAccessPoint && <WifiTile accessPoint={wirelessAccessPoint} />}
      <Link to="/stay/location" search={search} className={tileClass()}>
        <TileBody title={t`Where to find us`} icon={MapPin}>
          {addressOf(stay.unitAddress, property).address}
        </TileBody>
      </Link>
      {late && (
        <Link to="/stay/late-check-out" search={search} className={tileClass()}>
          <TileBody title={t`Late check-out`} icon={Clock}>
            {late.customerRewardId === null ? (
              <Trans comment="Lowest price, e.g. 'From €20'">From {format.money(late.price, late.currency)}</Trans>
            ) : (
              t`Free for you`
            )}
          </TileBody>
        </Link>
      )}
    </TileGrid>
  );
}
