import { useLingui } from '@lingui/react/macro';

import type { FridgeItem } from '#domain/property/fridge-items.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { FridgeGoods } from '#ui/illustrations/goods.tsx';

import { FRIDGE_MESSAGES } from './fridge-messages.ts';

/** The open fridge: each thing on its shelf, with its name on the edge. Its light is on in both colour schemes. */
export function FridgeShelves({ title, items }: { title: string; items: readonly FridgeItem[] }) {
  const { i18n } = useLingui();
  return (
    <Card as="section" aria-labelledby="content-title">
      <CardHead id="content-title" title={title} />
      <div data-sky="day" data-arrives="picture" className="flex rounded-card bg-(--build-3) p-2.5 text-ink">
        <ul className="grid grow grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] overflow-hidden rounded-tile bg-(--window) wide:grid-cols-3">
          {items.map((item) => (
            <li key={item} className="flex min-w-0 flex-col items-center pt-5">
              <FridgeGoods name={item} />
              <span className="flex w-full grow items-center justify-center bg-(--build-1) px-1 py-1.5">
                <span className="rounded-tile bg-card px-1.5 py-0.5 text-center text-note leading-snug hyphens-auto">
                  {i18n._(FRIDGE_MESSAGES[item])}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <div
          aria-hidden
          className="-my-2.5 ms-2.5 -me-2.5 flex w-7 items-center justify-center rounded-e-card bg-(--build-2)"
        >
          <span className="h-16 w-1.5 rounded-full bg-(--build-3)" />
        </div>
      </div>
    </Card>
  );
}
