import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface IdeaProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  /** The way to it. */
  action?: ReactNode;
}

/** A figure to remember, and a sentence about it. */
export function Idea({ icon: Icon, title, children, action }: IdeaProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex gap-4 rounded-card bg-card p-4.5 shadow-card wide:p-6">
      <Icon aria-hidden strokeWidth={1.7} className="size-7 shrink-0 text-accent" />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 id={id} className="text-lead">
          {title}
        </h2>
        <p className="text-body text-pretty">{children}</p>
        {action}
      </div>
    </section>
  );
}
