import { useLingui } from '@lingui/react/macro';

import { Card } from '#ui/card.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';

/** The shape of an offer while it comes. */
export function OfferPending() {
  const { t } = useLingui();
  return (
    <Card>
      <Delayed>
        <p role="status" className="sr-only">{t`Loading`}</p>
        <div className="flex flex-col gap-3">
          <Skeleton shape="block" className="mb-2 h-40" />
          <Skeleton className="w-2/5" />
          <Skeleton className="w-full" />
          <Skeleton className="w-3/5" />
        </div>
      </Delayed>
    </Card>
  );
}
