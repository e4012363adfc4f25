import { useLingui } from '@lingui/react/macro';

import { Delayed, Skeleton } from '#ui/skeleton.tsx';

import { SHELF } from './extras-shelf.tsx';

/** The shape of a shelf while its offers come. */
export function ExtrasPending() {
  const { t } = useLingui();
  return (
    <Delayed>
      <p role="status" className="sr-only">{t`Loading`}</p>
      <div className={SHELF}>
        {[1, 2].map((place) => (
          <Skeleton key={place} shape="block" className="h-64" />
        ))}
      </div>
    </Delayed>
  );
}
