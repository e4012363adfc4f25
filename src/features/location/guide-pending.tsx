import { useLingui } from '@lingui/react/macro';

import { Card } from '#ui/card.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';

const PARTS = ['building', 'access', 'entrance', 'apartment'];

/** The shape of a guide while its texts load. */
export function GuidePending() {
  const { t } = useLingui();
  return (
    <Card>
      <Delayed>
        <p role="status" className="sr-only">{t`Loading`}</p>
        <div className="flex flex-col gap-7">
          <Skeleton className="w-2/5" />
          {PARTS.map((part) => (
            <div key={part} className="flex flex-col gap-2">
              <Skeleton className="w-1/3" />
              <Skeleton className="w-full" />
              <Skeleton className="w-11/12" />
              <Skeleton className="w-3/5" />
            </div>
          ))}
        </div>
      </Delayed>
    </Card>
  );
}
