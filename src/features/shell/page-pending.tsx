import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { Page } from '#ui/page.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';

const STILL_LOADING_MS = 5_000;

/** The shape of a page while its data come; after five seconds it says that it is still at work. */
export function PagePending() {
  const { t } = useLingui();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), STILL_LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page>
      <Delayed>
        <div className="flex flex-col gap-4">
          <p role="status" className={isLate ? 'text-soft' : 'sr-only'}>
            {isLate ? t`Still loading. The connection seems slow.` : t`Loading`}
          </p>
          <Skeleton shape="block" className="h-64" />
          <Skeleton className="w-3/5" />
          <Skeleton className="w-2/5" />
          <Skeleton shape="block" className="h-32" />
        </div>
      </Delayed>
    </Page>
  );
}
