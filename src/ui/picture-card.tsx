import type { ReactNode } from 'react';

import { Card, cardPadding } from './card.tsx';
import { TornEdge } from './torn-edge.tsx';

/** The edge of what is asked for, and not decided yet. */
export const requestEdge = 'border-[1.5px] border-dashed border-edge';

interface PictureCardProps {
  picture: ReactNode;
  /** What the guest can show: the text is torn off below the picture, as of a ticket. */
  isTicket?: boolean | undefined;
  /** A `Pill` ahead of the text: on the picture it would cover what is drawn. */
  state?: ReactNode;
  /** The heading that names the card. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A picture as wide as the card, with its text below. */
export function PictureCard({ picture, isTicket = false, state, labelledBy, className, children }: PictureCardProps) {
  return (
    <Card
      flush
      as={labelledBy === undefined ? undefined : 'section'}
      aria-labelledby={labelledBy}
      className={className}
    >
      <div className="aspect-7/3 overflow-hidden">{picture}</div>
      {isTicket && <TornEdge isAcross />}
      <div className={cardPadding}>
        {state && <p>{state}</p>}
        {children}
      </div>
    </Card>
  );
}
