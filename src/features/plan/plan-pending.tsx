import { useLingui } from '@lingui/react/macro';

import { Delayed, Skeleton } from '#ui/skeleton.tsx';

/** The room of two days. */
export function PlanPending() {
  const { t } = useLingui();
  return (
    <Delayed>
      <p role="status" className="sr-only">{t`Loading`}</p>
      <div className="flex flex-col gap-4">
        <Skeleton shape="block" className="h-48" />
        <Skeleton shape="block" className="h-48" />
      </div>
    </Delayed>
  );
}
