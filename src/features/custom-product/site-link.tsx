import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';
import { MoveUpRight } from 'lucide-react';

import { buttonClass } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';

interface SiteLinkProps {
  href: string;
  /** What the link does, and what it costs there. */
  children: ReactNode;
}

/** To the site of a partner, named before one goes there; it gets to know nothing of the stay (R3-68). */
export function SiteLink({ href, children }: SiteLinkProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-2">
      <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass('primary')}>
        {children}
        <MoveUpRight aria-hidden strokeWidth={1.9} className="size-4.5 shrink-0 rtl:-scale-x-100" />
        <VisuallyHidden>{t`(opens in a new tab)`}</VisuallyHidden>
      </a>
      <p className="text-note wrap-anywhere text-soft">{new URL(href).host}</p>
    </div>
  );
}
