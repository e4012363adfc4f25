import { useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';

import type { Slug } from '#domain/stay/slug.ts';
import { latePart } from '#lib/late-part.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { useIsChatOpened } from '#session/chat-opened.ts';

// A blocked or lost chunk takes nothing with it: the chat's own button says so.
const RunningMessenger = latePart(() => import('./running-messenger.tsx').then((file) => file.RunningMessenger));

/**
 * Runs the messenger for its unread messages, once the guest has opened the chat; before, nothing of it is loaded
 * (R2-73, R7-84). After a reload it starts when the page is done: a door code never waits for it.
 */
export function MessengerWhenIdle({ slug }: { slug: Slug }) {
  const isOpened = useIsChatOpened(slug);
  const isSettled = useRouterState({ select: ({ status }) => status === 'idle' });
  const [isDue, setDue] = useState(false);
  useEffect(() => (isOpened && isSettled ? whenIdle(() => setDue(true)) : undefined), [isOpened, isSettled]);
  return (
    isOpened &&
    isDue && (
      <Suspense fallback={null}>
        <RunningMessenger slug={slug} />
      </Suspense>
    )
  );
}
