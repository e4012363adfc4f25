import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, Sunrise } from 'lucide-react';

import { Link } from '#components/link.tsx';
import { whenMessage } from '#components/messages/product-messages.ts';
import { productPage } from '#components/paths.ts';
import { hoursProductOffer } from '#domain/availability/availability.ts';
import type { HoursProductType } from '#domain/availability/availability.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import type { ZoneId } from '#lib/time.ts';
import { factsOfProduct } from '#telemetry/events.ts';
import { track } from '#telemetry/track.ts';
import { TileBody, tileClass } from '#ui/tile.tsx';

interface HoursProductTileProps {
  type: HoursProductType;
  stay: Stay;
  zone: ZoneId;
}

/** An hour beyond the booking: what it costs, or when it is; nothing while it cannot be had (R2-22, R2-23). */
export function HoursProductTile({ type, stay, zone }: HoursProductTileProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const offer = useAtTime((now) => hoursProductOffer(stay, type, now));
  if (offer.state === 'not-offered') return null;
  return (
    <Link
      to={productPage(type)}
      search={{ slug: stay.slug }}
      className={tileClass('whole no-print')}
      onClick={() => {
        if (offer.state === 'offered') track('Product Clicked', factsOfProduct(offer.product));
      }}
    >
      <TileBody
        title={type === 'early-check-in' ? t`Early check-in` : t`Late check-out`}
        icon={type === 'early-check-in' ? Sunrise : Clock}
      >
        {offer.state === 'ordered' ? (
          offer.items.map((item) => whenMessage(i18n, format, item, zone)).join(', ')
        ) : offer.product.customerRewardId === null ? (
          <Trans comment="Lowest price, e.g. 'From €20'">
            From {format.money(offer.product.price, offer.product.currency)}
          </Trans>
        ) : (
          t`Free for you`
        )}
      </TileBody>
    </Link>
  );
}
