import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight, KeyRound } from 'lucide-react';

import type { Slug } from '#domain/stay/slug.ts';
import { TileBody, tileClass } from '#ui/tile.tsx';

/** From the street to the doors. */
export function DoorsLink({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Link to="/stay/access" search={{ slug }} className={tileClass('no-print')}>
      <span className="my-auto flex items-center gap-4">
        <KeyRound aria-hidden strokeWidth={1.7} className="size-6 shrink-0 text-accent" />
        <span className="flex min-w-0 grow flex-col gap-1">
          <TileBody title={t`Getting in`}>{t`Codes and doors, in walking order`}</TileBody>
        </span>
        <ChevronRight aria-hidden strokeWidth={1.9} className="size-5 shrink-0 text-soft rtl:-scale-x-100" />
      </span>
    </Link>
  );
}
