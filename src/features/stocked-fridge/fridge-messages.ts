import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import type { FridgeItem } from '#domain/property/fridge-items.ts';

/** The names of the items in a fridge (R9-28). */
export const FRIDGE_MESSAGES: Record<FridgeItem, MessageDescriptor> = {
  'apple-juice': msg`Apple juice`,
  bananas: msg`Bananas`,
  bread: msg`Bread`,
  butter: msg`Butter`,
  cheese: msg`Cheese`,
  crispbread: msg`Crispbread`,
  crumpets: msg({ message: 'Crumpets', comment: 'An English breakfast bread; keep the name where there is no other' }),
  'curd-snacks': msg({ message: 'Curd snacks', comment: 'Estonian kohuke: sweet curd bars in chocolate' }),
  hagelslag: msg({ message: 'Chocolate sprinkles', comment: 'Dutch hagelslag, eaten on bread' }),
  honey: msg`Honey`,
  'karelian-pies': msg({ message: 'Karelian pies', comment: 'Finnish karjalanpiirakka' }),
  marmalade: msg({ message: 'Orange marmalade', comment: 'The British kind, for breakfast' }),
  milk: msg`Milk`,
  muesli: msg`Muesli`,
  'rye-bread': msg`Rye bread`,
  yoghurt: msg`Yoghurt`,
};
