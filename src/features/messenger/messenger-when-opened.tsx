import { Suspense } from 'react';
import { useSearch } from '@tanstack/react-router';

import { asSlug } from '#domain/stay/stay.ts';
import { useIsChatOpened } from '#session/privacy-choice.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';

// A chunk that fails to load is ignored here: the button of the chat shows the failure.
const RunningMessenger = lazyOptional(() => import('./running-messenger.tsx').then((file) => file.RunningMessenger));

/** Runs the messenger for its unread messages, once the guest has opened the chat of the stay (R2-73, R7-84). */
export function MessengerWhenOpened() {
  const slug = asSlug(useSearch({ strict: false }).slug);
  const isOpened = useIsChatOpened(slug);
  return (
    isOpened &&
    slug !== undefined && (
      <Suspense>
        <RunningMessenger slug={slug} />
      </Suspense>
    )
  );
}
