import { createFileRoute, redirect } from '@tanstack/react-router';

import { TestPage } from '#features/debug/test-page.tsx';

/** For testers; in production redirects to the start (R2-06, R2-07). */
export const Route = createFileRoute('/test')({
  beforeLoad: ({ context }) => {
    if (context.settings.environment === 'prod') throw redirect({ to: '/', replace: true });
  },
  component: TestPage,
});
