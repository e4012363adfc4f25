import { NotOffered } from '#components/products/not-offered.tsx';
import { OrderedItems } from '#components/products/ordered-items.tsx';
import { Purchase } from '#components/products/purchase.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { draftOf } from '#domain/order/order-draft.ts';
import type { HouseProduct } from '#domain/product/house-product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Card } from '#ui/card.tsx';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

interface PlainProductProps {
  own: HouseProduct;
  name: string;
  stay: Stay;
  property: Property;
}

/** A product of the property without a page: what is ordered, its price, and the way to order it (R2-145). */
export function PlainProduct({ own, name, stay, property }: PlainProductProps) {
  const wholeStay = { consumptionDate: stay.startDate, consumptionEndDate: stay.endDate };
  return (
    <SummaryColumns
      summary={
        own.orderable ? (
          <Purchase draft={draftOf(own.orderable, wholeStay)} stay={stay} property={property} />
        ) : (
          <StaySummary stay={stay} property={property} />
        )
      }
    >
      {/* Tickets bring the picture. */}
      {own.items.length === 0 && (
        <Card flush>
          <div data-arrives="picture" className="aspect-7/3 overflow-hidden">
            <ProductScene type={own.type} />
          </div>
        </Card>
      )}
      <OrderedItems items={own.items} name={name} zone={property.timezone} />
      {!own.orderable && <NotOffered stay={stay} property={property} />}
    </SummaryColumns>
  );
}
