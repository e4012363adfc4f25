import type { ReactNode } from 'react';

import { Card, cardPadding } from '#ui/card.tsx';
import { GiftSpot } from '#ui/illustrations/spot-scenes.tsx';
import { TornEdge } from '#ui/picture-card.tsx';

interface GiftCardProps {
  title: string;
  /** The code itself, where there is one. */
  code?: string | undefined;
  children: ReactNode;
  /** What copies the code. */
  copy?: ReactNode;
}

/** A voucher to hand on: the code on the part above the tear, and what it is good for below. */
export const GiftCard = ({ title, code, copy, children }: GiftCardProps) => (
  <Card flush as="section" aria-labelledby="code-title">
    <div className="flex flex-col items-center gap-3 bg-joy-tint p-4.5 text-center wide:p-6">
      <GiftSpot />
      <h2 id="code-title" className="text-lead">
        {title}
      </h2>
      {code !== undefined && (
        <p translate="no" className="flared text-display leading-tight font-[650] tracking-wide break-all">
          {code}
        </p>
      )}
      {copy}
    </div>
    <TornEdge isAcross />
    <div className={cardPadding}>{children}</div>
  </Card>
);
