import { useLingui } from '@lingui/react/macro';

import type { ReactNode } from 'react';

import type { Slug } from '#domain/stay/slug.ts';
import { useIsSaved } from '#session/saved-stay.ts';

/** Says that the stay opens without network here, once that has been found to be so. */
export function SavedForOffline({ slug }: { slug: Slug }): ReactNode {
  const { t } = useLingui();
  return (
    <p role="status" className="no-print mx-auto w-full max-w-300 px-5 text-note text-soft wide:px-10">
      {useIsSaved(slug) && t`Saved for offline`}
    </p>
  );
}
