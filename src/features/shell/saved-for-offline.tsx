import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { CloudCheck } from 'lucide-react';

import type { Slug } from '#domain/stay/slug.ts';
import { useIsSaved } from '#session/saved-stay.ts';

/** Says in the footer of a page of the stay that it opens without network here, once it does. */
export function SavedForOffline({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const isSaved = useIsSaved(slug);
  const pathname = useLocation({ select: (location) => location.pathname });
  // An order that waits or has failed needs the network: there it would only mislead.
  const isShown = isSaved && pathname.startsWith('/stay') && pathname !== '/stay/order-confirmation';
  return (
    <p
      role="status"
      className="order-first flex w-full items-center justify-center gap-1.5 px-1 text-note text-soft wide:order-last wide:ms-auto wide:w-auto"
    >
      {isShown && (
        <>
          <CloudCheck aria-hidden strokeWidth={1.8} className="size-4.5" />
          {t`Saved for offline`}
        </>
      )}
    </p>
  );
}
