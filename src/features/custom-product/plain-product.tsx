import { NotOffered } from '#blocks/products/not-offered.tsx';
import { OrderedItems } from '#blocks/products/ordered-items.tsx';
import { Purchase } from '#blocks/products/purchase.tsx';
import { draftOf } from '#domain/order/order-draft.ts';
import type { HouseProduct } from '#domain/product/house-product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
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
          <Purchase draft={draftOf(own.orderable, wholeStay)} stay={stay} zone={property.timezone} />
        ) : (
          <NotOffered stay={stay} property={property} />
        )
      }
    >
      <OrderedItems items={own.items} name={name} zone={property.timezone} />
    </SummaryColumns>
  );
}
