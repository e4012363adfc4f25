import type { ComponentProps } from 'react';

import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { SaunaGoods } from '#ui/scenes/sauna-goods.tsx';

interface KitListProps {
  title: string;
  items: readonly (readonly [name: ComponentProps<typeof SaunaGoods>['name'], label: string])[];
}

/** The things of the kit, laid out on a cloth. It is lit in both colour schemes. */
export function KitList({ title, items }: KitListProps) {
  return (
    <Card as="section" aria-labelledby="content-title">
      <CardHead id="content-title" title={title} />
      <ul
        data-sky="day"
        data-arrives="picture"
        className="flex flex-wrap justify-center gap-x-1 gap-y-5 rounded-tile bg-joy-tint px-3 py-6 text-ink outline-2 -outline-offset-8 outline-card outline-dashed wide:gap-x-3 wide:px-10"
      >
        {items.map(([name, label]) => (
          <li
            key={name}
            className="flex min-w-0 flex-[0_1_5.75rem] flex-col items-center gap-1.5 text-center text-note leading-snug text-balance hyphens-auto wide:flex-[0_1_7rem]"
          >
            <SaunaGoods name={name} />
            {label}
          </li>
        ))}
      </ul>
    </Card>
  );
}
