import type { ReactNode } from 'react';

import type { ProductType } from '#domain/product/product.ts';
import { Card, cardPadding } from '#ui/card.tsx';
import { ProductScene } from '#ui/scenes/product-scenes.tsx';
import { TornEdge } from '#ui/torn-edge.tsx';

interface TicketProps {
  /** What it is for: its picture. */
  type: ProductType;
  className?: string | undefined;
  children: ReactNode;
}

/** Something bought, as a ticket as wide as its place: the picture, the torn edge, what it says. */
export function Ticket({ type, className, children }: TicketProps) {
  return (
    <Card flush className={className}>
      <div className="aspect-7/3 overflow-hidden">
        <ProductScene type={type} />
      </div>
      <TornEdge isAcross />
      <div className={cardPadding}>{children}</div>
    </Card>
  );
}

/** Classes of a ticket in a list, for what wraps a `TicketBody`. */
export const ticketClass = 'flex min-w-0 rounded-card bg-card shadow-card forced-colors:border';

/** The content of a ticket in a list, its picture at its side. Spans only, so that it may sit inside a link. */
export function TicketBody({ type, children }: Omit<TicketProps, 'className'>) {
  return (
    <>
      <span className="block w-24 shrink-0 overflow-hidden rounded-s-card wide:w-32">
        <ProductScene type={type} />
      </span>
      <TornEdge />
      <span className="flex min-w-0 grow flex-col justify-center gap-0.5 p-4">{children}</span>
    </>
  );
}
