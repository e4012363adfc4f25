import type { ComponentProps } from 'react';

import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { SaunaGoods } from '#ui/illustrations/goods.tsx';

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
        // The stitches of the cloth.
        style={{ outline: '2px dashed var(--card)', outlineOffset: -8 }}
        className="flex flex-wrap justify-center gap-y-5 rounded-tile bg-joy-tint px-2 py-5 text-ink"
      >
        {items.map(([name, label]) => (
          <li
            key={name}
            // Three in a row, four where there is more room; none is narrower than its name allows.
            style={{ flex: '0 1 max(6rem, 21%)' }}
            className="flex min-w-min flex-col items-center gap-1.5 text-center text-note leading-snug text-balance wrap-break-word hyphens-auto"
          >
            <SaunaGoods name={name} />
            {label}
          </li>
        ))}
      </ul>
    </Card>
  );
}
