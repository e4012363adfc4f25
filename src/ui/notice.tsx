import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode, Ref } from 'react';

import { cx } from '#lib/cx.ts';

import { wholeWords } from './headline.tsx';

type NoticeTone = 'calm' | 'warn' | 'info';

const TONES: Record<NoticeTone, { box: string; iconColor: string; icon: LucideIcon }> = {
  calm: { box: 'bg-tint', iconColor: 'text-accent', icon: CircleCheck },
  warn: { box: 'bg-warn-tint', iconColor: 'text-warn', icon: TriangleAlert },
  info: { box: 'bg-info-tint', iconColor: 'text-info', icon: Info },
};

interface NoticeProps {
  tone: NoticeTone;
  heading: string;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** `status` is read when convenient, `alert` at once; leave it out for a notice that was there from the start. */
  role?: 'status' | 'alert' | undefined;
  icon?: LucideIcon | undefined;
  /** The way on: buttons or links. */
  actions?: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Something to know before going on, with an icon, a heading, a sentence and a way on. */
export function Notice({ tone, heading, headingLevel = 2, role, icon, actions, children, ref }: NoticeProps) {
  const { box, iconColor, icon: toneIcon } = TONES[tone];
  const Heading = `h${headingLevel}` as const;
  const Icon = icon ?? toneIcon;
  return (
    <div
      ref={ref}
      role={role}
      className={cx('flex gap-3 rounded-card border border-transparent p-4.5 wide:p-6 [&_.pill]:bg-card', box)}
    >
      <Icon aria-hidden strokeWidth={1.9} className={cx('size-[1.375rem] shrink-0', iconColor)} />
      <div className="flex min-w-0 grow flex-col gap-1">
        <Heading className="text-lead leading-[1.3] text-pretty">{wholeWords(heading)}</Heading>
        {children && <div className="max-w-[65ch] text-body text-pretty">{children}</div>}
        {/* `mt-auto` aligns the actions of neighbouring notices. An action that appears later would make a screen
            reader repeat the whole notice: `aria-live` is off. */}
        {actions && (
          <div aria-live="off" className="mt-auto flex flex-wrap items-center gap-2 pt-3">
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
