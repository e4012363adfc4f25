import { useLingui } from '@lingui/react/macro';

import { Card } from '#ui/card.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';

/** The shape of a shelf while its offers come. */
export function ExtrasPending() {
  const { t } = useLingui();
  return (
    <Card>
      <Delayed>
        <p role="status" className="sr-only">{t`Loading`}</p>
        <div className="flex flex-col gap-6">
          <Skeleton className="w-3/5" />
          <Skeleton className="w-2/5" />
        </div>
      </Delayed>
    </Card>
  );
}
