import type { Call, Handlers } from '#mocks/world.ts';

import { invalid, orNotFound } from '#mocks/engine/http.ts';
import { listOf } from './list-of.ts';

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
