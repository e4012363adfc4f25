import type { ReactNode } from 'react';

import type { ProductType } from '#domain/product/product.ts';
import { PictureCard } from '#ui/picture-card.tsx';
import { ProductScene } from '#ui/scenes/product-scenes.tsx';
import { TornEdge } from '#ui/torn-edge.tsx';

interface TicketProps {
  /** Chooses the picture. */
  type: ProductType;
  className?: string | undefined;
  children: ReactNode;
}

/** A product drawn as a ticket: picture, torn edge, then the text in `children`. It fills the width around it. */
export function Ticket({ type, className, children }: TicketProps) {
  return (
    <PictureCard isTicket picture={<ProductScene type={type} />} className={className}>
      {children}
    </PictureCard>
  );
}

/** Classes for the element around a `TicketBody`. */
export const ticketClass = 'flex min-w-0 rounded-card bg-card shadow-card forced-colors:border';

/** The inside of a ticket in a list. It renders spans only, because a link may contain no block elements. */
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
