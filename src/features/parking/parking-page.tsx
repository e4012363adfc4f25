import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import { PRODUCT_LEADS } from '#components/messages/product-messages.ts';
import { ProductPage } from '#components/products/product-page.tsx';
import { useStay } from '#data/stay/stay-queries.ts';
import { doorsOf } from '#domain/access/doors.ts';
import { parkingSpots } from '#domain/property/property-facts.ts';
import type { ParkingSpots } from '#domain/property/property-facts.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { buttonClass } from '#ui/button.tsx';
import { CardHead, Card, cardPadding } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { ParkingRow } from '#ui/illustrations/car-scenes.tsx';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';

interface ParkingPageProps {
  slug: Slug;
  productId: string | undefined;
}

/** Parking: which spots, the maximum height, how to get in (R2-109). A property without parking only says so (R9-52). */
export function ParkingPage({ slug, productId }: ParkingPageProps) {
  const { t, i18n } = useLingui();
  const { stay, property } = useStay(slug);
  const hasParking = [...stay.products, ...stay.orderedProducts].some(({ type }) => type === 'parking');
  return (
    <ProductPage
      slug={slug}
      type="parking"
      productId={productId}
      title={t({ message: 'Parking', context: 'product' })}
      lead={hasParking && i18n._(PRODUCT_LEADS.parking)}
    >
      {hasParking && <ParkingFacts stay={stay} property={property} />}
    </ProductPage>
  );
}

/**
 * Where to park and the maximum height (R9-24, R9-25); in general terms where the spots have no numbers (R9-52). Links to
 * the garage's door when the stay has a key for it.
 */
function ParkingFacts({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const spots = parkingSpots(property.key);
  const hasDoor = doorsOf(stay).some(({ type }) => type === 'parking');
  const hasTicket = stay.orderedProducts.some(({ type }) => type === 'parking');
  const search = { slug: stay.slug };
  return (
    <Card isFlush as="section" aria-labelledby="parking-title">
      {spots && (
        <div className="arrives aspect-7/3 overflow-hidden">
          <ParkingRow from={spots.from} to={spots.to} hasRoof={spots.maxHeight !== null} />
        </div>
      )}
      {/* The ticket of ordered parking shows the same picture. */}
      {!spots && !hasTicket && (
        <div className="arrives aspect-7/3 overflow-hidden">
          <ProductScene type="parking" />
        </div>
      )}
      <div className={cardPadding}>
        <CardHead id="parking-title" title={t`Where to park`} />
        {spots && <Spots spots={spots} />}
        <p className="text-pretty text-soft">
          {spots
            ? t`Park in any free space from check-in to check-out.`
            : t`Your car can stay from check-in to check-out. Not sure where to drive in? Ask us first.`}
        </p>
        <div className="flex flex-wrap gap-2.5">
          {hasDoor && (
            <Link to="/stay/access" search={search} className={buttonClass('quiet')}>
              {t`See how to get in`}
            </Link>
          )}
          <Link to="/stay/location" search={search} className={buttonClass('quiet')}>
            {t`Where to find us`}
          </Link>
        </div>
      </div>
    </Card>
  );
}

function Spots({ spots: { from, to, maxHeight } }: { spots: ParkingSpots }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Facts>
      <Fact term={t`For our guests`}>
        {t({ message: `Spaces ${from} to ${to}`, comment: 'Numbers of parking spots' })}
      </Fact>
      {maxHeight !== null && <Fact term={t`Maximum height`}>{format.metres(maxHeight)}</Fact>}
    </Facts>
  );
}
