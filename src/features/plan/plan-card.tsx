import type { ReactNode } from 'react';

import { PropertyScene } from '#components/property-scene.tsx';
import type { Property } from '#domain/property/property.ts';
import { cx } from '#lib/cx.ts';
import { Card, cardPadding } from '#ui/card.tsx';

interface PlanCardProps {
  property: Property;
  role?: 'alert' | undefined;
  heading?: string | undefined;
  /** What the guest can do instead of reading a plan here. */
  actions: ReactNode;
  children: ReactNode;
}

/** The whole page while no days are shown: the city, what there is to know, and the ways on. */
export const PlanCard = ({ property, role, heading, actions, children }: PlanCardProps) => (
  <Card flush className="flex flex-wrap *:min-w-0 *:grow *:basis-112">
    <div className="aspect-7/3">
      <PropertyScene property={property} className="size-full" />
    </div>
    <div role={role} className={cx(cardPadding, 'justify-center')}>
      {heading !== undefined && <h2>{heading}</h2>}
      <p className="text-pretty">{children}</p>
      {/* A screen reader that reads the trouble must not read the whole again when a button is busy. */}
      <div aria-live="off" className="mt-1 flex flex-wrap items-center gap-2">
        {actions}
      </div>
    </div>
  </Card>
);
