import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { CloudCheck } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import type { Slug } from '#domain/stay/slug.ts';
import { useIsSaved } from '#session/saved-stay.ts';

/** Says at the foot of the page that the stay opens without network here, once it does. */
export function SavedForOffline({ slug }: { slug: Slug }): ReactNode {
  const { t } = useLingui();
  const isSaved = useIsSaved(slug);
  // An order that waits or has failed needs the network: there it would only mislead.
  const isOrdering = useLocation({ select: ({ pathname }) => pathname === '/stay/order-confirmation' });
  const [foot] = useState(() => document.querySelector('footer'));
  if (foot === null) return null;
  return createPortal(
    <p
      role="status"
      className="order-first flex w-full items-center justify-center gap-1.5 px-1 text-note text-soft wide:order-last wide:ms-auto wide:w-auto"
    >
      {isSaved && !isOrdering && (
        <>
          <CloudCheck aria-hidden strokeWidth={1.8} className="size-4.5" />
          {t`Saved for offline`}
        </>
      )}
    </p>,
    foot,
  );
}
