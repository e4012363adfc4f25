import { useLingui } from '@lingui/react/macro';

import { Delayed, Skeleton } from '#ui/skeleton.tsx';

/** The shape of the articles while they come; search, chat and phone are there already. */
export function ArticlesPending() {
  const { t } = useLingui();
  return (
    <Delayed>
      <div className="flex flex-col gap-4">
        <p role="status" className="sr-only">{t`Loading`}</p>
        <Skeleton shape="block" className="h-40" />
        <Skeleton shape="block" className="h-40" />
      </div>
    </Delayed>
  );
}
