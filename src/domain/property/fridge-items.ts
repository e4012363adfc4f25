import { cityOf } from './city.ts';
import type { City } from './city.ts';
import type { PropertyCode } from './property-code.ts';

const PLAIN = ['bananas', 'bread', 'muesli', 'milk'] as const;
const FINNISH = ['bananas', 'rye-bread', 'muesli', 'milk', 'karelian-pies', 'butter'] as const;
const BALTIC = ['bananas', 'rye-bread', 'muesli', 'milk', 'curd-snacks', 'butter'] as const;
const SCANDINAVIAN = ['bananas', 'crispbread', 'muesli', 'milk', 'cheese', 'butter'] as const;
const DUTCH = ['bananas', 'bread', 'muesli', 'milk', 'hagelslag', 'butter'] as const;
const GERMAN = ['bananas', 'bread', 'muesli', 'milk', 'cheese', 'apple-juice'] as const;
const BRITISH = ['bananas', 'crumpets', 'muesli', 'milk', 'marmalade', 'butter'] as const;
const SOUTHERN = ['bananas', 'bread', 'muesli', 'milk', 'yoghurt', 'honey'] as const;

const ITEMS = {
  amsterdam: DUTCH,
  athens: SOUTHERN,
  berlin: GERMAN,
  bonn: GERMAN,
  copenhagen: SCANDINAVIAN,
  florence: SOUTHERN,
  freising: GERMAN,
  helsinki: FINNISH,
  london: BRITISH,
  lubeck: GERMAN,
  madrid: SOUTHERN,
  milan: SOUTHERN,
  munich: GERMAN,
  oslo: SCANDINAVIAN,
  parnu: BALTIC,
  stockholm: SCANDINAVIAN,
  tallinn: BALTIC,
  tartu: BALTIC,
  turku: FINNISH,
} as const satisfies Record<City, readonly string[]>;

/** An item that some property's fridge holds. */
export type FridgeItem = (typeof ITEMS)[City][number];

/** The items in the fridge of a property, by its city; a plain breakfast for an unknown property (R9-28). */
export function fridgeItems(code: PropertyCode | 'unknown'): readonly FridgeItem[] {
  const city = cityOf(code);
  return city === undefined ? PLAIN : ITEMS[city];
}
