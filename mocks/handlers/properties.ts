import type { CustomProduct, ProductContent } from '#api/generated/model.ts';
import { invalid, orNotFound } from '#mocks/engine/http.ts';
import type { Call, Handlers } from '#mocks/world.ts';

import { listOf, stayOfField } from './lookups.ts';
import { refuseOver } from './open-stay.ts';

const property = ({ world, params: { id } }: Call<'property'>) => orNotFound(world.db.properties.get(id), 'Property');

function propertyContent({ world, query: { propertyId } }: Call<'propertyContent'>) {
  if (!world.db.properties.get(propertyId)) throw invalid('query.propertyId', 'is not a property');
  return listOf(world.db.propertyContents.findMany({ propertyId }));
}

const propertyUnitCategory = ({ world, params: { id } }: Call<'propertyUnitCategory'>) =>
  orNotFound(world.db.unitCategories.get(id), 'Unit category');

export const propertyHandlers = { property, propertyContent, propertyUnitCategory } satisfies Handlers<
  'property' | 'propertyContent' | 'propertyUnitCategory'
>;

function customProducts({ world, query }: Call<'customProducts'>) {
  if (!world.db.properties.get(query.propertyId)) throw invalid('query.propertyId', 'is not a property');
  const expands = query['$expand[]']?.includes('productGroup');
  return listOf(
    world.db.customProducts.findMany({ propertyId: query.propertyId }).map(({ product }): CustomProduct => {
      const { productGroup, ...plain } = product;
      return expands && productGroup !== undefined ? product : plain;
    }),
  );
}

async function orderCustomProduct({ world, params: { productId }, body }: Call<'orderCustomProduct'>) {
  const row = orNotFound(world.db.customProducts.get(productId), 'Product');
  const stay = stayOfField(world, body.reservationId, 'body.reservationId');
  if (row.product.kind !== 'request' || row.propertyId !== stay.checkIn.propertyId) {
    throw invalid('body.reservationId', 'belongs to a stay that cannot request this product');
  }
  refuseOver(world, stay);
  const id = world.nextId('custom-order');
  await world.db.customOrders.insert({ id, productId, reservationId: body.reservationId });
  return { id, status: 'pending' };
}

function productContent({ world, query }: Call<'productContent'>) {
  if (!world.db.properties.get(query.propertyId)) throw invalid('query.propertyId', 'is not a property');
  const expands = query['$expand[]']?.includes('partners');
  return listOf(
    world.db.productContents
      .findMany({ propertyId: query.propertyId })
      .map(({ partners, ...content }): ProductContent =>
        expands && partners !== undefined ? { ...content, partners } : content,
      ),
  );
}

export const productHandlers = { customProducts, orderCustomProduct, productContent } satisfies Handlers<
  'customProducts' | 'orderCustomProduct' | 'productContent'
>;
