import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { Property } from '#domain/property/property.ts';
import { stayPhase } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import { buttonClass } from '#ui/button.tsx';

/** On the last day, as long as nobody has checked out: the way to more hours, where the house sells them. */
export function LateCheckOutLink({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const isLastDay = useAtTime((now) => stayPhase(stay, now, property.timezone) === 'check-out-day');
  const isSold = stay.products.some(({ type, isOrderable }) => type === 'late-check-out' && isOrderable);
  if (!isLastDay || !isSold) return null;
  return (
    <Link to="/stay/late-check-out" search={{ slug: stay.slug }} className={buttonClass('quiet', 'self-start')}>
      {t`Late check-out`}
    </Link>
  );
}
