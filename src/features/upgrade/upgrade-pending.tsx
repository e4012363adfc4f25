import { useLingui } from '@lingui/react/macro';

import { Card } from '#ui/card.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';

/** The shape of an apartment while it comes. */
export function UpgradePending() {
  const { t } = useLingui();
  return (
    <Card>
      <Delayed>
        <p role="status" className="sr-only">{t`Loading`}</p>
        <div className="flex flex-col gap-3">
          <Skeleton shape="block" className="h-40" />
          <Skeleton className="w-3/5" />
          <Skeleton className="w-4/5" />
        </div>
      </Delayed>
    </Card>
  );
}
