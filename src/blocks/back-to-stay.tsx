import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';

import type { Slug } from '#domain/stay/slug.ts';
import { pageBackClass } from '#ui/page.tsx';

/** The sign of a way back. */
export const BACK_SIGN = <ChevronLeft aria-hidden strokeWidth={1.9} className="size-5 shrink-0 rtl:-scale-x-100" />;

/** The way back to the stay, in the bar of a page. */
export function BackToStay({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Link to="/stay" search={{ slug }} className={pageBackClass}>
      {BACK_SIGN}
      {t({ message: 'Stay', context: 'navigation' })}
    </Link>
  );
}
