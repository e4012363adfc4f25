import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { useRoomAboveFoot } from './use-room-above-foot.ts';

interface FootNoticeProps {
  icon: LucideIcon;
  heading: string;
  /** At most two buttons, the primary one first. */
  actions: ReactNode;
  children?: ReactNode;
}

/** What the app has to say of itself, at the foot of the screen above the navigation. */
export function FootNotice({ icon: Icon, heading, actions, children }: FootNoticeProps) {
  useRoomAboveFoot();
  return (
    <div className="px-3 py-3 wide:px-6 wide:pb-6">
      <section
        aria-label={heading}
        className="notice pointer-events-auto mx-auto flex max-w-120 animate-rise flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-edge/45 bg-card p-4 shadow-card wide:me-0"
      >
        <div className="flex min-w-0 grow basis-60 gap-3">
          <Icon aria-hidden strokeWidth={1.9} className="mt-px size-[1.375rem] shrink-0 text-accent" />
          <div className="flex min-w-0 flex-col gap-1">
            <h2 className="text-lead leading-[1.3]">{heading}</h2>
            {children && <div className="text-body text-soft">{children}</div>}
          </div>
        </div>
        <div className="flex grow flex-wrap gap-2 *:grow wide:grow-0">{actions}</div>
      </section>
    </div>
  );
}
