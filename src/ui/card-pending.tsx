import type { ReactNode } from 'react';

import { Card } from './card.tsx';
import { CardHead } from './card-head.tsx';
import { Lines, Skeleton } from './skeleton.tsx';

interface CardPendingProps {
  /** Left out where its text comes with the card. */
  title?: ReactNode;
  /** The lines of its text. */
  lines: number;
  /** It ends with a button. */
  hasButton?: boolean | undefined;
  className?: string | undefined;
}

/** A card whose file is on its way: its title, and grey in place of the rest. */
export const CardPending = ({ title, lines, hasButton = false, className }: CardPendingProps): ReactNode => (
  <Card aria-busy className={className}>
    <CardHead title={title ?? <Skeleton className="w-40" />} />
    <Lines count={lines} hasButton={hasButton} />
  </Card>
);
