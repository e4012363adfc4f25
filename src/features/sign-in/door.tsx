import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';
import { Card } from '#ui/card.tsx';

interface DoorProps {
  icon: LucideIcon;
  id: string;
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** One of the ways in of the front page. */
export const Door = ({ icon: Icon, id, title, className, children }: DoorProps) => (
  <Card as="section" aria-labelledby={id} className={cx('gap-4', className)}>
    <div className="flex items-center gap-3">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-tint">
        <Icon aria-hidden strokeWidth={1.7} className="size-5.5 text-accent" />
      </span>
      <h2 id={id} className="text-title">
        {title}
      </h2>
    </div>
    {children}
  </Card>
);
