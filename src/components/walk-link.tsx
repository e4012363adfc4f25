import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { canWalkIn } from '#domain/access/doors.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/use-time.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { Button, buttonClass, type ButtonLook } from '#ui/button.tsx';

import { Link } from './link.tsx';

interface WalkLinkProps {
  stay: Stay;
  look?: ButtonLook | undefined;
  /** Opens the walk in here instead, if pages cannot be opened. */
  onWalk?: (() => void) | undefined;
}

/** A link to the walk in, from when a key works (R4-93). */
export function WalkLink({ stay, look, onWalk }: WalkLinkProps) {
  const { t } = useLingui();
  const can = useAtTime((now) => canWalkIn(stay, now));
  const router = useRouter();
  const { slug } = stay;
  // Preloads the walk, so that a click opens it at once over this page.
  useEffect(() => {
    if (can && !onWalk) whenIdle(() => void router.preloadRoute({ to: '/stay/access', search: { slug, walk: '1' } }));
  }, [can, onWalk, router, slug]);
  if (!can) return null;
  const label = t`Guide me in`;
  return onWalk ? (
    <Button look={look} className="no-print" onClick={onWalk}>
      {label}
    </Button>
  ) : (
    <Link to="/stay/access" search={{ slug, walk: '1' }} className={buttonClass(look, 'no-print')}>
      {label}
    </Link>
  );
}
