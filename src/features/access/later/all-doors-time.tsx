import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import { dueState } from '#domain/access/key-readiness.ts';
import { dateProductOffer } from '#domain/availability/date-product.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { buttonClass } from '#ui/button.tsx';

import type { AllDoorsTimeProps } from '../door-props.ts';
import { Overdue, Wait } from '../door-time.tsx';
import { ShutCard } from './shut-card.tsx';

/**
 * From when all doors open, and how long that is, above them: none of them repeats it (R4-96). A guest who is early
 * finds an earlier hour here (R5-28).
 */
export function AllDoorsTime({ at, stay, property, zone, isSaved }: AllDoorsTimeProps) {
  const { t } = useLingui();
  const isOffered = useAtTime((now) => dateProductOffer(stay, 'early-check-in', now).state === 'offered');
  const when = useFormat().dayTime(at, zone);
  const due = useAtTime((now) => dueState(at, now));
  return (
    <ShutCard
      id="from-when-title"
      heading={t({ message: `All keys work from ${when}`, comment: 'Above several doors; a day and a time' })}
      action={
        isOffered &&
        !isSaved && (
          <Link to="/stay/early-check-in" search={{ slug: stay.slug }} className={buttonClass('quiet', 'self-start')}>
            {t`Early check-in`}
          </Link>
        )
      }
    >
      {due === 'to-come' ? (
        <Wait at={at} property={property} />
      ) : (
        <p role="status">
          <Overdue due={due} when={when} />
        </p>
      )}
    </ShutCard>
  );
}
