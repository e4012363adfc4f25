import type { Call, Handlers } from '#mocks/world.ts';

import { invalid, notFound } from '#mocks/engine/http-error.ts';
import { listOf } from './list-of.ts';

function property({ world, params }: Call<'property'>) {
  const row = world.db.properties.get(params['id'] ?? '');
  if (!row) throw notFound('Property');
  return row;
}

function propertyContent({ world, query: { propertyId } }: Call<'propertyContent'>) {
  if (!world.db.properties.get(propertyId)) throw invalid('query.propertyId', 'is not a property');
  return listOf(world.db.propertyContents.findMany((query) => query.where({ propertyId })));
}

function propertyUnitCategory({ world, params }: Call<'propertyUnitCategory'>) {
  const row = world.db.unitCategories.get(params['id'] ?? '');
  if (!row) throw notFound('Unit category');
  return row;
}

export const propertyHandlers = { property, propertyContent, propertyUnitCategory } satisfies Handlers<
  'property' | 'propertyContent' | 'propertyUnitCategory'
>;
