import { useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';

import type { Slug } from '#domain/stay/slug.ts';
import { latePart } from '#lib/late-part.ts';
import { whenIdle } from '#lib/when-idle.ts';

// A blocked or lost chunk takes nothing with it: the chat's own button says so.
const RunningMessenger = latePart(() => import('./running-messenger.tsx').then((file) => file.RunningMessenger));

/** Starts the messenger after the page: what a guest came for, a door code above all, never waits for it (R7-84). */
export function MessengerWhenIdle({ slug }: { slug: Slug }) {
  const isSettled = useRouterState({ select: ({ status }) => status === 'idle' });
  const [isDue, setDue] = useState(false);
  useEffect(() => (isSettled ? whenIdle(() => setDue(true)) : undefined), [isSettled]);
  return (
    isDue && (
      <Suspense fallback={null}>
        <RunningMessenger slug={slug} />
      </Suspense>
    )
  );
}
