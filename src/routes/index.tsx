import { createFileRoute, redirect } from '@tanstack/react-router';

/** '/' redirects to sign-up, on white-label to its landing page (R2-01, R2-118). */
export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: context.settings.brand.hasAccount ? '/signup' : '/check-in', replace: true });
  },
});
