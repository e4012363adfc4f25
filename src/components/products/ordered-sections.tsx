import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { ticketsByState } from '#domain/order/ordered-item.ts';
import type { ItemGroup, OrderedItem } from '#domain/order/ordered-item.ts';

interface OrderedSectionsProps {
  items: readonly OrderedItem[];
  /** How the tickets of a section are set. */
  children: (tickets: readonly [ItemGroup, ...ItemGroup[]]) => ReactNode;
}

/** What is ordered, under what it is: the guest's, or not confirmed yet (R3-66). */
export function OrderedSections({ items, children }: OrderedSectionsProps) {
  const { t } = useLingui();
  const id = useId();
  const { yours, pending } = ticketsByState(items);
  const section = (title: string, [first, ...others]: readonly ItemGroup[], at: string) =>
    first && (
      <section aria-labelledby={id + at} className="flex flex-col gap-3">
        <h2 id={id + at}>{title}</h2>
        {children([first, ...others])}
      </section>
    );
  return (
    <>
      {section(t`Already yours`, yours, 'yours')}
      {section(t`Not confirmed yet`, pending, 'pending')}
    </>
  );
}
