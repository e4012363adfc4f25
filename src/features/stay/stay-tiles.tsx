import { Plural, useLingui } from '@lingui/react/macro';
import { Coffee, KeyRound, MapPin, MessageCircle, Sparkles, SquareParking } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { Link } from '#components/link.tsx';
import { whenMessage, priceMessage, productName, unpricedMessage } from '#components/messages/product-messages.ts';
import { askName, unreadMessage } from '#components/support-channels.tsx';
import { useSettings } from '#config/settings.ts';
import { useUnreadMessages } from '#data/chat.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import type { ProductType } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import type { StayTile } from '#domain/stay/composition.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';
import { TileBody, tileClass, TileGrid } from '#ui/tile.tsx';
import { doorsOf, wayIn } from '#domain/access/doors.ts';
import { addressOf } from '#domain/unit/unit.ts';
import { ProductLink } from '#components/extra-link.tsx';
import { ownPrice } from '#domain/extras/extras.ts';

import { HoursProductTile } from './hours-product-tile.tsx';
import { WifiTile } from './wifi.tsx';

/** The product behind a tile, and its icon. */
const PRODUCTS = {
  breakfast: ['breakfast', Coffee],
  cleaning: ['mid-stay-cleaning', Sparkles],
  parking: ['parking', SquareParking],
} as const;

interface TileProps {
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
}

/** What a guest looks for at this hour, each one click away (R2-166). */
export const StayTiles = ({ tiles, ...rest }: TileProps & { tiles: readonly StayTile[] }) => (
  <TileGrid className="whole no-print">
    {tiles.map((tile) => (
      <Tile key={tile} tile={tile} {...rest} />
    ))}
  </TileGrid>
);

function Tile({ tile, stay, property, zone }: TileProps & { tile: StayTile }) {
  const { t, i18n } = useLingui();
  const { brand } = useSettings();
  const unread = useUnreadMessages();
  const search = { slug: stay.slug };
  const { wirelessAccessPoint } = stay.integrations;
  switch (tile) {
    case 'doors':
      return (
        <Link to="/stay/access" search={search} className={tileClass()}>
          <TileBody title={t`Getting in`} icon={KeyRound}>
            {stay.invalidFields.includes('doors') ? (
              t`We could not show this part`
            ) : (
              <Plural
                value={wayIn(doorsOf(stay)).length + stay.droppedDoors}
                _0="No doors yet"
                one="# door on your way in"
                other="# doors on your way in"
              />
            )}
          </TileBody>
        </Link>
      );
    case 'wifi':
      return wirelessAccessPoint && <WifiTile accessPoint={wirelessAccessPoint} />;
    case 'way': {
      // An own address that could not be read may differ from the property's.
      const isKnown = property && !stay.invalidFields.includes('unit-address');
      return (
        <Link to="/stay/location" search={search} className={tileClass()}>
          <TileBody title={t`Where to find us`} icon={MapPin}>
            {isKnown ? addressOf(stay.unitAddress, property).address : stay.unitAddress?.address}
          </TileBody>
        </Link>
      );
    }
    case 'early-check-in':
    case 'late-check-out':
      return <HoursProductTile type={tile} stay={stay} zone={zone} />;
    case 'breakfast':
    case 'cleaning':
    case 'parking': {
      const [type, icon] = PRODUCTS[tile];
      const title = productName(i18n, { type, name: '' });
      return <ProductTile type={type} title={title} icon={icon} stay={stay} zone={zone} />;
    }
    case 'help':
      return (
        <Link to="/stay/ask" search={search} className={tileClass()}>
          <TileBody title={i18n._(askName(brand))} icon={MessageCircle}>
            {unread > 0
              ? i18n._(unreadMessage(unread))
              : t({ message: 'Answers and contact', comment: 'Below the name of the help page: what is on it' })}
          </TileBody>
        </Link>
      );
  }
}

interface ProductTileProps {
  type: ProductType;
  title: string;
  icon: LucideIcon;
  stay: Stay;
  zone: ZoneId;
}

/** One product of the stay: when it is, or what it costs; nothing while it cannot be had. */
function ProductTile({ type, title, icon, stay, zone }: ProductTileProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { product, items } = productOffer(stay, type);
  const [item] = items;
  const shown = product ?? (item && { id: item.productId, type });
  if (shown === undefined) return null;
  const own = product && ownPrice(product);
  return (
    <ProductLink product={shown} slug={stay.slug} className={tileClass()}>
      <TileBody title={title} icon={icon}>
        {(item && whenMessage(i18n, format, item, zone)) ??
          (own ? priceMessage(i18n, format, own.product) : unpricedMessage(i18n, type))}
      </TileBody>
    </ProductLink>
  );
}
