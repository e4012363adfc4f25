import { useLingui } from '@lingui/react/macro';
import { CloudCheck } from 'lucide-react';

import type { Slug } from '#domain/stay/slug.ts';
import { useIsSaved } from '#session/saved-stay.ts';

/** Says that the stay opens without network here, once that has been found to be so. */
export function SavedForOffline({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <p role="status" className="no-print flex items-center justify-center gap-2 px-5 text-sm text-soft">
      {useIsSaved(slug) && (
        <>
          <CloudCheck aria-hidden className="size-4.5 shrink-0" />
          {t`Saved for offline`}
        </>
      )}
    </p>
  );
}
