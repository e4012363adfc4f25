import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import { dateProductOffer } from '#domain/availability/date-product.ts';
import type { Property } from '#domain/property/property.ts';
import { stayPhase } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import { buttonClass } from '#ui/button.tsx';

/** On the last day before check-out: the way to more hours, where they are sold and not ordered yet. */
export function LateCheckOutLink({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const isOffered = useAtTime(
    (now) =>
      stayPhase(stay, now, property.timezone) === 'check-out-day' &&
      dateProductOffer(stay, 'late-check-out', now).state === 'offered',
  );
  if (!isOffered) return null;
  return (
    <Link to="/stay/late-check-out" search={{ slug: stay.slug }} className={buttonClass('quiet', 'self-start')}>
      {t`Late check-out`}
    </Link>
  );
}
